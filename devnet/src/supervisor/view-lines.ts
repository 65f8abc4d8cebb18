import { describeState } from './describe-state.js'
import type { PartStatus } from './part.js'
import type { View } from './view.js'

/** One line per change, for pipes and log files. */
export function viewLines(write: (text: string) => void): View {
  const shown = new Map<string, string>()
  return {
    show({ name, url, state }: PartStatus) {
      const text = describeState(state)
      if (shown.get(name) === text) return
      shown.set(name, text)
      write(`${name.padEnd(16)} ${url.padEnd(32)} ${text}\n`)
    },
    print: (text) => write(`${text}\n`),
    end: () => {},
  }
}

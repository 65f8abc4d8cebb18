import { describeState } from './describe-state.js'
import type { PartStatus } from './part.js'
import type { View } from './view.js'

/** One line a change, for pipes and log files. */
export function viewLines(write: (text: string) => void): View {
  const shown = new Map<string, string>()
  return {
    show({ name, url, state }: PartStatus) {
      const words = describeState(state)
      if (shown.get(name) === words) return
      shown.set(name, words)
      write(`${name.padEnd(16)} ${url.padEnd(32)} ${words}\n`)
    },
    say: (text) => write(`${text}\n`),
    end: () => {},
  }
}

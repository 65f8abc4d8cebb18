import { describeState } from './describe-state.js'
import type { PartState, PartStatus } from './part.js'
import type { View } from './view.js'

export type Screen = { columns: number; write(text: string): void }

const colours: Record<PartState['kind'], number> = {
  waiting: 90,
  starting: 36,
  ready: 32,
  done: 32,
  failing: 33,
  restarting: 31,
  stopping: 90,
  stopped: 90,
}
const marks: Record<PartState['kind'], string> = {
  waiting: '·',
  starting: '…',
  ready: '✓',
  done: '✓',
  failing: '!',
  restarting: '✗',
  stopping: '…',
  stopped: '·',
}
const countdown = 1_000

/** A table that is redrawn in place, with messages scrolling above it. */
export function viewTable(screen: Screen): View {
  let rows: readonly PartStatus[] = []
  let drawn = 0

  const erase = () => {
    if (drawn > 0) screen.write(`\u001b[${drawn}A\u001b[0J`)
    drawn = 0
  }
  const draw = () => {
    erase()
    const lines = rows.map((row) => formatRow(row, screen.columns))
    screen.write(lines.map((line) => `${line}\n`).join(''))
    drawn = lines.length
  }
  const timer = setInterval(() => {
    if (rows.some(({ state }) => state.kind === 'restarting')) draw()
  }, countdown)
  timer.unref()

  return {
    show(_changed, all) {
      rows = all
      draw()
    },
    print(text) {
      erase()
      screen.write(`${text}\n`)
      draw()
    },
    end: () => clearInterval(timer),
  }
}

function formatRow({ name, url, state }: PartStatus, columns: number): string {
  const text = `${marks[state.kind]} ${name.padEnd(16)} ${url.padEnd(32)} ${describeState(state)}`
  // A wrapped line would break the number of lines to move up.
  const cut = text.length < columns ? text : `${text.slice(0, Math.max(1, columns - 2))}…`
  return `\u001b[${colours[state.kind]}m${cut}\u001b[0m`
}

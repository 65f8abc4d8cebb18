import { describe, expect, it } from 'vitest'
import type { PartState, PartStatus } from '../../src/supervisor/part.js'
import type { View } from '../../src/supervisor/view.js'
import { viewJson } from '../../src/supervisor/view-json.js'
import { viewLines } from '../../src/supervisor/view-lines.js'
import { viewTable } from '../../src/supervisor/view-table.js'

function status(name: string, state: PartState): PartStatus {
  return { name, url: `http://127.0.0.1/${name}`, state, pid: 1, restarts: 0 }
}

function show(view: View, ...all: readonly PartStatus[]): void {
  const [changed] = all
  if (changed) view.show(changed, all)
}

/** The part of a terminal that the table uses: text, colours, cursor up, and erase below. */
class Terminal {
  readonly columns: number
  #lines: string[] = ['']

  constructor(columns: number) {
    this.columns = columns
  }

  write(text: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with one
    for (const token of text.match(/\u001b\[\d*[A-Za-z]|\n|[^\u001b\n]+/g) ?? []) {
      const up = token.startsWith('\u001b') ? /(\d+)A$/.exec(token)?.[1] : undefined
      if (up) this.#lines = this.#lines.slice(0, this.#lines.length - 1 - Number(up)).concat('')
      else if (token === '\n') this.#lines.push('')
      else if (!token.startsWith('\u001b')) this.#lines[this.#lines.length - 1] += token
    }
  }

  get lines(): string[] {
    return this.#lines.slice(0, -1)
  }
}

describe('lines', () => {
  it('prints one line per change', () => {
    let out = ''
    const view = viewLines((text) => {
      out += text
    })
    show(view, status('evm', { kind: 'starting' }))
    show(view, status('evm', { kind: 'starting' }))
    show(view, status('evm', { kind: 'ready' }))
    expect(out.split('\n').map((line) => line.split(/\s+/).join(' '))).toEqual([
      'evm http://127.0.0.1/evm starting',
      'evm http://127.0.0.1/evm ready',
      '',
    ])
  })

  it('shows when and why a part is restarted', () => {
    let out = ''
    const view = viewLines((text) => {
      out += text
    })
    show(view, status('evm', { kind: 'restarting', why: 'killed by SIGKILL', at: Date.now() + 3_900 }))
    show(view, status('dapp', { kind: 'failing', why: 'HTTP status 500' }))
    show(view, status('server', { kind: 'waiting', for: ['postgres'] }))
    expect(out).toMatch(/evm .*restarting in 4 s \(killed by SIGKILL\)/)
    expect(out).toMatch(/dapp .*not answering \(HTTP status 500\)/)
    expect(out).toMatch(/server .*waiting for postgres/)
  })
})

describe('the table', () => {
  it('is redrawn in place, below the printed lines', () => {
    const terminal = new Terminal(80)
    const view = viewTable(terminal)
    const dapp = status('dapp', { kind: 'waiting', for: [] })
    show(view, status('evm', { kind: 'starting' }), dapp)
    show(view, status('evm', { kind: 'ready' }), dapp)
    view.print('something\nto say')
    show(view, status('evm', { kind: 'failing', why: 'tired' }), dapp)
    view.end()
    expect(terminal.lines).toEqual([
      'something',
      'to say',
      expect.stringMatching(/^! evm .*not answering \(tired\)$/),
      expect.stringMatching(/^· dapp .*waiting$/),
    ])
  })

  it('cuts lines that would wrap', () => {
    const terminal = new Terminal(60)
    const view = viewTable(terminal)
    show(view, status('evm', { kind: 'failing', why: 'x'.repeat(100) }))
    view.end()
    expect(terminal.lines.map((line) => line.length)).toEqual([59])
  })
})

it('prints the whole state as JSON', () => {
  let out = ''
  const view = viewJson((text) => {
    out += text
  })
  show(view, status('evm', { kind: 'ready' }))
  view.print('all up')
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(first).toMatchObject({ type: 'part', name: 'evm', state: { kind: 'ready' }, pid: 1 })
  expect(second).toMatchObject({ type: 'message', text: 'all up' })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.js'

const program = fileURLToPath(new URL('../../../../sdk/bin/fivefold.mjs', import.meta.url))
const patience = 120_000
const server = useServer()
const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

function play(...args: string[]) {
  const child = spawn(process.execPath, [program, 'phalanx', 'play', '--server', server.url, ...args])
  running.add(child)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const shows = (text: string | RegExp) =>
    expect.poll(() => output, { timeout: 60_000, interval: 20 }).toMatch(text)
  return {
    shows,
    output: () => output,
    type: (line: string) => child.stdin.write(`${line}\n`),
    exit: once(child, 'close').then(([code]) => code as number),
  }
}

describe('the terminal client', () => {
  it(
    'plays a match by what is typed',
    async () => {
      const player = play('--bot', 'random', '--name', 'Alice')
      await player.shows('your move')
      player.type('castle')
      await player.shows('deploy CARD COLUMN')
      const [, first = ''] = /hand: (\S+)/.exec(player.output()) ?? []
      player.type(`deploy ${first} 1`)
      await player.shows('player 1 deploy')
      player.type('attack 1')
      await player.shows('INVALID_ACTION')
      player.type('quit')
      expect(await player.exit).toBe(0)
    },
    patience,
  )

  it(
    'plays two terminals against each other, with a third one watching, to a proven end',
    async () => {
      const first = play('--name', 'Alice', '--auto', 'greedy')
      await first.shows(/match [0-9a-f-]{36}/)
      const [, matchId = ''] = /match ([0-9a-f-]{36})/.exec(first.output()) ?? []
      const watcher = play('--watch', matchId)
      await watcher.shows('waiting for the other player')
      const second = play('--join', matchId, '--name', 'Bob', '--auto', 'random')
      for (const each of [first, second, watcher]) {
        expect(await each.exit).toBe(0)
        expect(each.output()).toContain('integrity: proven')
        expect(each.output()).toMatch(/(Alice|Bob) wins by/)
      }
    },
    patience,
  )

  it(
    'says in one line what is wrong',
    async () => {
      const lost = play('--join', '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e')
      expect(await lost.exit).toBe(1)
      expect(lost.output().trim().split('\n')).toEqual([expect.stringContaining('there is no match')])
    },
    patience,
  )
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { eventTypes, reasonTypes, startErrorTypes, submitErrorTypes, toHex } from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareGame, compareGames } from '../../src/parity/ccg/compare-games.js'
import { createCoverage } from '../../src/parity/ccg/coverage.js'
import { type Rust, startRust } from '../../src/parity/ccg/rust.js'
import { ccgParity } from '../../src/parity/ccg.js'

const games = 10_000
const timeout = 600_000

const callsSchema = z.array(
  z.object({
    call: z.enum(['start', 'submit', 'timeout', 'resign', 'open_booster']),
    input: z.string(),
    output: z.string(),
  }),
)

describe('ccg', () => {
  let rust: Rust
  beforeAll(async () => {
    rust = await startRust()
  })

  it(
    `plays ${games} random games alike in TypeScript and in Rust, with every event and refusal`,
    () => {
      const differences: object[] = []
      const coverage = createCoverage()
      let done = 0
      const count = compareGames(
        rust,
        { games, seed: 'npm test', share: 0, of: 1 },
        {
          coverage,
          report: (difference) => differences.push(difference),
          done: () => {
            done++
          },
        },
      )
      expect(differences).toEqual([])
      expect(count).toBe(0)
      expect(done).toBe(games)
      expect([...coverage.events].sort()).toEqual([...eventTypes].sort())
      expect([...coverage.startErrors].sort()).toEqual([...startErrorTypes].sort())
      expect([...coverage.submitErrors].sort()).toEqual([...submitErrorTypes].sort())
      expect([...coverage.reasons].sort()).toEqual([...reasonTypes].sort())
    },
    timeout,
  )

  it('answers the golden calls in Rust', async () => {
    const file = join(root, 'sdk', 'vectors', 'ccg', 'calls.json')
    const calls = callsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(calls.length).toBeGreaterThan(30)
    for (const { call, input, output } of calls) {
      expect(toHex(rust(call, Buffer.from(input.slice(2), 'hex')))).toBe(output)
    }
  })

  it(
    'shares the games among processes',
    async () => {
      // It throws where a process has left games out.
      const differences: object[] = []
      const count = await ccgParity({
        games: 600,
        seed: 'shared',
        workers: 2,
        report: (difference) => differences.push(difference),
        progress: () => {},
      })
      expect([count, differences]).toEqual([0, []])
    },
    timeout,
  )

  describe('when one side answers something else', () => {
    const random = createRandom('ccg/lies')
    const answersWith = (change: (bytes: Uint8Array) => Uint8Array): Rust => {
      let calls = 0
      return (call, input) => {
        const answer = rust(call, input)
        return ++calls === 2 ? change(answer.slice()) : answer
      }
    }

    it('reports nothing if it is the same', () => {
      expect(
        compareGame(
          answersWith((bytes) => bytes),
          'ccg/same/1',
        ),
      ).toBeUndefined()
    })

    it('reports any flipped bit', () => {
      for (let number = 0; number < 50; number++) {
        const flip = (bytes: Uint8Array) => {
          const place = random.below(bytes.length)
          return bytes.with(place, (bytes[place] as number) ^ (1 << random.below(8)))
        }
        expect(compareGame(answersWith(flip), `ccg/lie/${number}`)).toMatchObject({ step: 1 })
      }
    })

    it('reports missing and extra bytes', () => {
      const shorter = answersWith((bytes) => bytes.slice(0, -1))
      const longer = answersWith((bytes) => Uint8Array.of(...bytes, 0))
      for (const side of [shorter, longer]) {
        expect(compareGame(side, 'ccg/same/1')).toMatchObject({ step: 1 })
      }
    })

    it('counts the games that differ', () => {
      const numbers: unknown[] = []
      const silent: Rust = () => new Uint8Array()
      const count = compareGames(
        silent,
        { games: 7, seed: 'x', share: 1, of: 2 },
        {
          report: (difference) => numbers.push((difference as { number: number }).number),
          done: () => {},
        },
      )
      expect([count, numbers]).toEqual([3, [1, 3, 5]])
    })
  })
})

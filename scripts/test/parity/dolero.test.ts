import { run } from '@fivefold/devnet/process/run'
import {
  actionTypes,
  choice,
  encodeRefusal,
  ends,
  errorCodes,
  eventTypes,
  phase,
  phases,
} from '@fivefold/sdk/dolero'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareGame, compareGames } from '../../src/parity/dolero/compare-games.js'
import { type Coverage, createCoverage, watchInto } from '../../src/parity/dolero/coverage.js'
import { type Rust, startRust } from '../../src/parity/dolero/rust.js'

const games = 10_000
const timeout = 600_000

describe('dolero', () => {
  let rust: Rust
  beforeAll(async () => {
    rust = await startRust()
  })

  describe(`${games} random games in TypeScript and in Rust`, () => {
    const coverage: Coverage = createCoverage()
    const differences: object[] = []
    beforeAll(() => {
      const share = { seed: 'npm test', games, share: 0, of: 1 }
      compareGames(rust, share, {
        report: (difference) => differences.push(difference),
        done: () => {},
        watch: watchInto(coverage),
      })
    }, timeout)

    const numbers = (names: readonly string[]) => names.map((_, number) => number)

    it('have the same results', () => {
      expect(differences).toEqual([])
    })

    it('see every event, every refusal and every phase', () => {
      expect(new Set(coverage.events.keys())).toEqual(
        // The opening is compared before there is a game to watch.
        new Set(eventTypes.filter((type) => type !== 'gameOpened')),
      )
      expect(new Set(coverage.errors.keys())).toEqual(new Set(errorCodes))
      expect(new Set(coverage.phases.keys())).toEqual(new Set(numbers(phases)))
    })

    it('see every relic, both jokers, skipping, and every end', () => {
      expect(new Set(coverage.choices.keys())).toEqual(
        // Fair Game counts as skipped itself.
        new Set(Object.values(choice).filter((number) => number !== choice.fairGame)),
      )
      expect(new Set(coverage.ends.keys())).toEqual(new Set(numbers(ends).slice(1)))
    })

    it('see a time-out in every phase that has one', () => {
      const timed = numbers(phases).filter((number) => number !== phase.waiting && number !== phase.over)
      expect(new Set(coverage.timeOuts.keys())).toEqual(new Set(timed))
    })

    it('see every action carried out, and in the wrong phase', () => {
      for (const type of actionTypes) {
        expect(coverage.actions.get(`${type} ok`), type).toBeGreaterThan(20)
        expect(coverage.actions.get(`${type} GameOver`), type).toBeGreaterThan(5)
        expect(coverage.actions.get(`${type} WrongPhase`), type).toBeGreaterThan(20)
      }
    })
  })

  it(
    'is a command that shares the games among processes',
    async () => {
      const main = ['--import', 'tsx', 'scripts/src/parity/main.ts']
      const options = ['--games', '40', '--seed', '2', '--workers', '2']
      const { code, output } = await run(process.execPath, [...main, 'dolero', ...options])
      expect(output.trim().split('\n').at(-1)).toBe('40 games, 0 differences')
      expect(code).toBe(0)
    },
    timeout,
  )

  it('reports an answer that differs in one byte', () => {
    let calls = 0
    const mistaken: Rust = (call, input) => {
      const answer = rust(call, input).slice()
      if (calls++ === 5) answer[answer.length - 1] = (answer.at(-1) ?? 0) ^ 1
      return answer
    }
    expect(compareGame(mistaken, 'one byte')).toMatchObject({ step: 6 })
    expect(compareGame(rust, 'one byte')).toBeUndefined()
  })

  it('reports a refusal where there should be none', () => {
    const refusing: Rust = (call, input) =>
      call === 'settle' ? Uint8Array.of(1, ...encodeRefusal({ code: 'GameOver' })) : rust(call, input)
    expect(compareGame(refusing, 'refusal')).toMatchObject({ call: 'settle' })
  })
})

import { createRandom, type Random } from '@fivefold/sdk/core'
import {
  act,
  answer,
  botAction,
  clocks,
  type Game,
  joinGame,
  openGame,
  orThrow,
  type PlayerIndex,
  phase,
  timeOut,
} from '@fivefold/sdk/dolero'
import { describe, expect, it } from 'vitest'
import { botStep, ownStep, type Step } from '../../../src/games/dolero/match/steps.js'

const limits = { seatFee: 10n, maxBet: 100n, maxStack: 1_000n, rakePercent: 3, rakeCap: 50n }
const start = 1_800_000_000

function begin(random: Random) {
  const stored = [random.bytes(32), random.bytes(32)] as const
  const opened = orThrow(openGame({ id: random.bytes(32), limits, key: random.bytes(32), stack: 500n })).game
  const { game } = orThrow(joinGame(opened, random.bytes(32), 500n, start))
  return { game, stored }
}

const kindOf = (step: Step | undefined) =>
  step?.call.type === 'act' ? step.call.action.type : step?.call.type

const players: readonly PlayerIndex[] = [0, 1]
const decisions = new Set(['choose', 'swap', 'arrange', 'lock', 'raise', 'call', 'fold', 'reveal'])

/** Plays a whole game: pages take their automatic steps, bots make the decisions. */
function playThrough(seed: string) {
  const random = createRandom(seed)
  const { game: begun, stored } = begin(random)
  let game = begun
  const sent: string[] = []
  for (let now = start; game.phase !== phase.over; now++) {
    if (now > start + 20_000) throw new Error('the game does not end')
    const [asked] = game.pending
    if (asked) {
      game = orThrow(answer(game, asked.nonce, random.bytes(32), now)).game
      continue
    }
    for (const player of players) {
      const seat = { game, player, stored: stored[player] }
      const step = ownStep(seat, now)
      if (step?.call.type === 'act') {
        sent.push(step.call.action.type)
        game = orThrow(act(game, player, step.call.action, now)).game
        break
      }
      if (step?.call.type === 'timeOut') {
        game = orThrow(timeOut(game, now)).game
        break
      }
      const decided = botAction(game, { player, stored: stored[player], strength: 'search', random }, now)
      if (decided && decisions.has(decided.type)) {
        game = orThrow(act(game, player, decided, now)).game
        break
      }
    }
  }
  return { game, stored, sent }
}

describe('the automatic steps of a page', () => {
  it('complete a game with decisions alone, to its end by hearts or sudden death', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { game, sent } = playThrough(seed)
      expect([1, 2]).toContain(game.end)
      expect(sent).toEqual(expect.arrayContaining(['commit', 'requestRandom', 'open', 'openLast']))
    }
  })

  it('never make a decision for the player', () => {
    const { sent } = playThrough('d')
    expect(sent.filter((type) => decisions.has(type))).toEqual([])
  })

  it('request random bytes from one page; the other one follows later', () => {
    const { game, stored } = begin(createRandom('ask'))
    const committed = commitBoth(game, stored)
    const at = (player: PlayerIndex, now: number) =>
      kindOf(ownStep({ game: committed, player, stored: stored[player] }, now))
    expect([at(0, start), at(1, start)]).toEqual(['requestRandom', undefined])
    expect(at(1, start + 10)).toBe('requestRandom')
  })

  it('claim a time-out, and not a second too early', () => {
    const { game, stored } = begin(createRandom('late'))
    const first = commitBoth(game, stored, [0])
    const at = (now: number) => kindOf(ownStep({ game: first, player: 0, stored: stored[0] }, now))
    expect([at(start + clocks.commit), at(start + clocks.commit + 1)]).toEqual([undefined, 'timeOut'])
  })

  it('pay out: the winner at once, the other page as a fallback', () => {
    const { game, stored } = playThrough('e')
    const steps = players.map((player) => ownStep({ game, player, stored: stored[player] }, start))
    expect(steps.map(kindOf)).toEqual(['settle', 'settle'])
    expect(steps[game.winner]?.wait).toBe(0)
    expect(steps[1 - game.winner]?.wait).toBeGreaterThan(0)
  })

  it('refuse to continue with a secret that was not committed to', () => {
    const { game, stored } = begin(createRandom('secret'))
    const committed = commitBoth(game, stored)
    const dealt: Game = { ...committed, phase: phase.opening, deadline: start + 30, pending: [] }
    expect(() => ownStep({ game: dealt, player: 0, stored: stored[1] }, start)).toThrow('not committed to')
  })
})

function commitBoth(game: Game, stored: readonly [Uint8Array, Uint8Array], who = players): Game {
  let committed = game
  for (const player of who) {
    const step = ownStep({ game: committed, player, stored: stored[player] }, start)
    if (step?.call.type !== 'act') throw new Error('no commitment')
    committed = orThrow(act(committed, player, step.call.action, start)).game
  }
  return committed
}

describe('the bot', () => {
  it('has a key of its own for every state it acts in', () => {
    const random = createRandom('bot')
    const { game, stored } = begin(random)
    const seat = { player: 0, stored: stored[0], strength: 'greedy', random } as const
    const first = botStep(game, seat, start)
    expect(kindOf(first)).toBe('commit')
    if (first?.call.type !== 'act') throw new Error('no step')
    const after = orThrow(act(game, 0, first.call.action, start)).game
    expect(botStep(after, seat, start)).toBeUndefined()
  })
})

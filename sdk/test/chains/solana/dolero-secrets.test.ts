import { describe, expect, it } from 'vitest'
import {
  arrangeAction,
  commitAction,
  keepSecret,
  openAction,
  openLastAction,
  ownHand,
} from '../../../src/chains/solana/dolero/index.js'
import { FivefoldError } from '../../../src/core/error.js'
import { createRandom } from '../../../src/core/random.js'
import {
  act,
  answer,
  arrangementsOf,
  type Game,
  joinGame,
  openGame,
  orThrow,
  type PlayerIndex,
  type Result,
  roundSecret,
  viewOf,
} from '../../../src/games/dolero/index.js'

const memory = (map = new Map<string, string>()) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
})
const random = createRandom('secrets')
const limits = { seatFee: 10n, maxBet: 100n, maxStack: 1_000n, rakePercent: 3, rakeCap: 5n }
const after = (result: Result): Game => orThrow(result).game
const now = 1_000

describe('a kept secret', () => {
  it('is made once for an account and found again', () => {
    const storage = memory()
    const secret = keepSecret(storage, 'ann')
    expect(secret).toHaveLength(32)
    expect(keepSecret(storage, 'ann')).toEqual(secret)
    expect(keepSecret(storage, 'bob')).not.toEqual(secret)
    expect(keepSecret(memory(), 'ann')).not.toEqual(secret)
  })

  it('is never replaced, and never used where it was not stored', () => {
    const spoilt = memory(new Map([['fivefold.dolero.secret.ann', 'nonsense']]))
    expect(() => keepSecret(spoilt, 'ann')).toThrow(expect.objectContaining({ code: 'INVALID_SECRET' }))
    expect(spoilt.getItem('fivefold.dolero.secret.ann')).toBe('nonsense')
    const forgetful = { getItem: () => null, setItem: () => {} }
    expect(() => keepSecret(forgetful, 'ann')).toThrow(FivefoldError)
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() => keepSecret(full, 'ann')).toThrow(expect.objectContaining({ code: 'SECRET_NOT_STORED' }))
  })
})

describe('a player who comes back with the secret alone', () => {
  const stored = [random.bytes(32), random.bytes(32)] as const
  const seat = (game: Game, player: PlayerIndex) => ({ game, player, stored: stored[player] })
  const opened = after(openGame({ id: random.bytes(32), limits, key: random.bytes(32), stack: 100n }))
  let game = after(joinGame(opened, random.bytes(32), 100n, now))
  const both = (step: (player: PlayerIndex) => Parameters<typeof act>[2]) => {
    for (const player of [0, 1] as const) game = after(act(game, player, step(player), now))
  }

  it('commits, sees the hand, lays and opens it', () => {
    both((player) => commitAction(seat(game, player)))
    game = after(act(game, 0, { type: 'requestRandom' }, now))
    game = after(answer(game, 0n, random.bytes(32), now))
    both(() => ({ type: 'choose', choice: 4 }))
    game = after(act(game, 0, { type: 'requestRandom' }, now))
    game = after(answer(game, 1n, random.bytes(32), now))

    const hand = ownHand(seat(game, 0))
    expect(new Set(hand).size).toBe(3)
    const secret = roundSecret(stored[0], game, 0)
    expect(viewOf(game, { player: 0, secret })[0].hand).toEqual(hand)
    const [laid] = arrangementsOf(hand)
    if (!laid) throw new Error('nothing to lay')
    both((player) => {
      const [cards] = arrangementsOf(ownHand(seat(game, player)))
      if (!cards) throw new Error('nothing to lay')
      return arrangeAction(seat(game, player), cards)
    })
    both(() => ({ type: 'lock' }))
    const opening = openAction(seat(game, 0))
    expect(opening.cards).toEqual([laid[2], laid[1]])
    both((player) => openAction(seat(game, player)))
    both(() => ({ type: 'reveal' }))
    expect(openLastAction(seat(game, 0))).toMatchObject({ card: laid[0], secret })
    both((player) => openLastAction(seat(game, player)))
    expect(game.round).toBe(2)
  })

  it('is refused with another secret, and with cards that are not in the hand', () => {
    const fresh = after(joinGame(opened, random.bytes(32), 100n, now))
    const committed = after(act(fresh, 0, commitAction(seat(fresh, 0)), now))
    const stranger = { game: committed, player: 0, stored: random.bytes(32) } as const
    expect(() => ownHand(stranger)).toThrow(expect.objectContaining({ code: 'WRONG_SECRET' }))
    expect(() => openLastAction(stranger)).toThrow(expect.objectContaining({ code: 'WRONG_SECRET' }))
    expect(() => arrangeAction(seat(committed, 0), [1, 2, 3])).toThrow(
      expect.objectContaining({ code: 'BAD_ARRANGEMENT' }),
    )
  })
})

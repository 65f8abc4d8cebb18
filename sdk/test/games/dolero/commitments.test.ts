import { describe, expect, it } from 'vitest'
import {
  type Arrangement,
  arrangementCommitments,
  arrangementsOf,
  blank,
  encodeGame,
  findArrangement,
  saltsOf,
  viewOf,
} from '../../../src/games/dolero/index.js'
import { newDuel } from './duel.js'

const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex')

describe('an arrangement', () => {
  it('has 24 ways, 18 of them with the blank', () => {
    expect(arrangementsOf([1, 2, 3])).toHaveLength(24)
    expect(arrangementsOf([1, 2, 3], true)).toHaveLength(18)
    for (const way of arrangementsOf([1, 2, 3], true)) expect(way).toContain(blank)
  })

  it('is found again from the secret alone', () => {
    const duel = newDuel().toCards()
    for (const cards of arrangementsOf(duel.hand(0))) {
      duel.lay(0, cards)
      expect(findArrangement(duel.game, 0, duel.secrets[0], duel.hand(0))).toEqual(cards)
    }
    expect(findArrangement(duel.game, 0, duel.secrets[1], duel.hand(0))).toBeUndefined()
    expect(findArrangement(duel.game, 1, duel.secrets[1], duel.hand(1))).toBeUndefined()
  })

  it('has salts of its own, so that an opened position reveals nothing of an earlier arrangement', () => {
    const duel = newDuel().toCards()
    const [first, ...others] = arrangementsOf(duel.hand(0)).map((cards) =>
      saltsOf(duel.secrets[0], cards, duel.players[0]).map(hex),
    )
    for (const salts of others) for (const salt of salts) expect(first).not.toContain(salt)
    const cards = duel.hand(0) as unknown as Arrangement
    const before = arrangementCommitments(duel.game, 0, duel.secrets[0], cards)
    duel.act(0, { type: 'swap', mask: 1 })
    duel.answer()
    expect(arrangementCommitments(duel.game, 0, duel.secrets[0], cards)).not.toEqual(before)
  })
})

describe('a view', () => {
  it('shows the own hand and table, and nothing of the other', () => {
    const duel = newDuel().toCards().lay(0).lay(1)
    const [own, other] = viewOf(duel.game, { player: 0, secret: duel.secrets[0] })
    expect(own).toMatchObject({ hand: duel.hand(0), table: duel.laid[0] })
    expect(own.score).toBeGreaterThan(0)
    expect(other).toEqual({ hand: null, table: [null, null, null], shown: [], score: null })
    expect(viewOf(duel.game, 'spectator')[0]).toEqual(other)
  })

  it('shows what is opened, card by card', () => {
    const duel = newDuel().toCards().toBetting()
    const [, second, third] = duel.laid[0]
    expect(viewOf(duel.game, 'spectator')[0]).toMatchObject({ hand: null, table: [null, second, third] })
    duel.act(0, { type: 'reveal' })
    duel.act(1, { type: 'reveal' })
    duel.act(0, duel.lastOpening(0))
    expect(viewOf(duel.game, 'spectator')[0]).toMatchObject({ hand: duel.hand(0), table: duel.laid[0] })
    expect(viewOf(duel.game, 'spectator')[1].hand).toBeNull()
  })

  it('shows the hand before a swap as long as it waits', () => {
    const duel = newDuel().toCards()
    const before = duel.hand(0)
    duel.act(0, { type: 'swap', mask: 7 })
    expect(viewOf(duel.game, { player: 0, secret: duel.secrets[0] })[0].hand).toEqual(before)
  })

  it('is not in the bytes of the game: without the secret they are the same for all hands', () => {
    const duel = newDuel().toCards()
    const encoded = hex(encodeGame(duel.game))
    for (const secret of duel.secrets) expect(encoded).not.toContain(hex(secret))
    duel.lay(0)
    for (const salt of saltsOf(duel.secrets[0], duel.laid[0], duel.players[0])) {
      expect(hex(encodeGame(duel.game))).not.toContain(hex(salt))
    }
  })
})

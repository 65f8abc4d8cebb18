import { describe, expect, it } from 'vitest'
import { type GameStart, orThrow, startGame } from '../../../src/games/ccg/index.js'
import { bytes32, cards, deck, startOf } from './build.js'

const errorOf = (changes: Partial<GameStart>) => {
  const result = startGame(startOf(changes))
  return result.ok ? undefined : result.error
}
const decks = (first: readonly number[], second: readonly number[]): Partial<GameStart> => ({
  players: [
    { addr: bytes32(1), link: bytes32(11), deck: first },
    { addr: bytes32(2), link: bytes32(12), deck: second },
  ],
})

describe('a start with block hashes', () => {
  const { game, events } = orThrow(startGame(startOf()))

  it('gives player 0 the first turn and its first energy', () => {
    expect(game).toMatchObject({ status: 1, activeIdx: 0, linked: false, turn: 1, turnStarted: 100 })
    expect(game.players.map(({ hp, energy, maxEnergy }) => [hp, energy, maxEnergy])).toEqual([
      [20, 1, 1],
      [20, 0, 0],
    ])
  })

  it('deals three cards to player 0, then four to player 1, with an event for each', () => {
    expect(game.players.map(({ hand }) => hand)).toEqual([
      [1, 1, 2],
      [1, 1, 2, 2],
    ])
    expect(game.players.map(({ draws, deck: left }) => [draws, left.length])).toEqual([
      [3, 17],
      [4, 16],
    ])
    expect(events).toEqual(
      [0, 0, 0, 1, 1, 1, 1].map((player, i) => ({
        type: 'CardDrawn',
        player,
        cardId: [1, 1, 2, 1, 1, 2, 2][i],
      })),
    )
  })

  it('forgets the links', () => {
    for (const { link } of game.players) expect(link).toEqual(bytes32(0))
  })

  it('leaves what it was given as it is', () => {
    expect(deck).toHaveLength(20)
  })
})

describe('a start with hash chains', () => {
  it('keeps the tips, waits for the deal and draws nothing', () => {
    const { game, events } = orThrow(startGame(startOf({ scheme: 3 })))
    expect(game).toMatchObject({ status: 0, turn: 1, linked: false })
    expect(game.players.map(({ link, hand, draws }) => [link, hand, draws])).toEqual([
      [bytes32(11), [], 0],
      [bytes32(12), [], 0],
    ])
    expect(events).toEqual([])
  })
})

describe('a start is refused', () => {
  const [first, second] = startOf().players
  const same: Partial<GameStart> = { players: [first, { ...second, addr: first.addr }] }
  const short = deck.slice(1)
  const unknown = [...deck.slice(0, 19), 999]
  const thrice = [...deck.slice(0, 19), 1]

  it.each<[string, Partial<GameStart>, object]>([
    ['between a player and itself', same, { type: 'SamePlayer' }],
    ['under unknown rules', { rules: 0 }, { type: 'BadRules', rules: 0 }],
    ['under rules 3', { rules: 3 }, { type: 'BadRules', rules: 3 }],
    ['with scheme 2', { scheme: 2 }, { type: 'BadScheme', scheme: 2 }],
    ['with 19 cards', decks(short, deck), { type: 'BadDeckSize', player: 0, len: 19 }],
    ['with 21 cards', decks(deck, [...deck, 11]), { type: 'BadDeckSize', player: 1, len: 21 }],
    ['with an unknown card', decks(deck, unknown), { type: 'UnknownCard', player: 1, cardId: 999 }],
    ['with a third copy', decks(thrice, deck), { type: 'TooManyCopies', player: 0, cardId: 1 }],
    ['without cards', { cards: [] }, { type: 'UnknownCard', player: 0, cardId: 1 }],
  ])('%s', (_, changes, error) => {
    expect(errorOf(changes)).toEqual(error)
  })

  it.each<[string, Partial<GameStart>, string]>([
    ['players before rules', { ...same, rules: 9 }, 'SamePlayer'],
    ['rules before scheme', { rules: 9, scheme: 9 }, 'BadRules'],
    ['scheme before decks', { scheme: 9, ...decks(short, deck) }, 'BadScheme'],
    ['size before cards', decks([999, ...short.slice(1)], deck), 'BadDeckSize'],
    ['player 0 before player 1', decks(thrice, short), 'TooManyCopies'],
    ['the earlier card of a deck', decks([1, 1, 1, ...deck.slice(4), 999], deck), 'TooManyCopies'],
    ['unknown before too many', decks([999, 999, 999, ...deck.slice(3)], deck), 'UnknownCard'],
  ])('looks at %s first', (_, changes, type) => {
    expect(errorOf(changes)?.type).toBe(type)
  })

  it('agrees to the same cards otherwise', () => {
    expect(errorOf({ cards })).toBeUndefined()
  })
})

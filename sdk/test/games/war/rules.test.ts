import { describe, expect, it } from 'vitest'
import {
  announcements,
  applyAction,
  cardFace,
  compareCards,
  dealDeck,
  faceValue,
  type Game,
  isLoaner,
  loaner,
  lotPriority,
  lotsNeeded,
  orThrow,
  roundLimit,
  startGame,
} from '../../../src/games/war/index.js'
import { aliceAndBob } from '../../fixtures/players.js'
import { flip, ids, names, nft, nfts, playRound, seed, tableWith } from './build.js'

const players = aliceAndBob
const won = (game: Game) => game.players.map((player) => player.won.length)
const kindsOf = (steps: readonly { type: string }[]) => steps.map(({ type }) => type)

describe('Task 1: deck size', () => {
  it('Verify each player starts with exactly 20 cards', () => {
    const { players: seats } = orThrow(startGame({ seed, players })).game
    for (const { deck, won, played } of seats) {
      expect(deck).toHaveLength(20)
      expect(new Set(deck.map(({ value }) => value)).size).toBe(20)
      expect([won, played]).toEqual([[], []])
    }
  })

  it('Verify cards are randomly selected from full tarot deck', () => {
    const seen = new Map<number, number>()
    const games = 2_000
    for (let i = 0; i < games; i++) {
      for (const { value } of dealDeck(i.toString(16).padStart(64, '0'), 0)) {
        seen.set(value, (seen.get(value) ?? 0) + 1)
      }
    }
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 78 }, (_, value) => value))
    // 513 are expected of each, give or take 20; six times that is no accident.
    for (const [value, count] of seen)
      expect(Math.abs(count - (games * 20) / 78), `value ${value}`).toBeLessThan(120)
  })

  it('deals the NFT of a value where the player has one, else a loaner', () => {
    const owned = Array.from({ length: 39 }, (_, i) => ({ id: 500 + i, value: i * 2 }))
    const deck = dealDeck(seed, 1, owned)
    for (const card of deck) {
      expect(isLoaner(card)).toBe(card.value % 2 === 1)
      if (card.value % 2 === 0) expect(card.id).toBe(500 + card.value / 2)
    }
    expect(deck.map(({ value }) => value)).toEqual(dealDeck(seed, 1).map(({ value }) => value))
  })
})

describe('Task 3: comparing', () => {
  it('Higher face value wins regardless of rarity', () => {
    const [low, high] = nfts(3, 14 + 9)
    const { game, asked } = playRound(
      tableWith(
        { deck: [low as never, ...nfts(0)] },
        { deck: [high as never, ...nfts(1)] },
        {
          [String(low?.id)]: 'spdp',
          [String(high?.id)]: 'hrgl',
        },
      ),
    )
    expect(won(game)).toEqual([0, 2])
    expect(asked).toEqual([])
  })

  it('a major beats every minor, and the faces of the four suits are the same', () => {
    expect([0, 13, 14, 27, 55].map((value) => faceValue({ value }))).toEqual([0, 13, 0, 13, 13])
    expect([56, 77].map((value) => faceValue({ value }))).toEqual([56, 77])
    expect(compareCards([nft(55), nft(56)], {})).toEqual({ winnerIndex: 1, decidedBy: 'face' })
  })

  it('Equal face value: higher lot priority wins', () => {
    const lots = ['spdp', 'eifd', 'lnuy', 'hrgl', 'other']
    expect(lots.map(lotPriority)).toEqual([4, 3, 2, 1, 0])
    for (const [i, rarer] of lots.entries()) {
      for (const common of lots.slice(i + 1)) {
        const [a, b] = [nft(5), nft(19)]
        const table = tableWith({ deck: [a, ...nfts(0)] }, { deck: [b, ...nfts(1)] })
        const first = playRound(table, { [a.id]: rarer, [b.id]: common })
        expect(won(first.game)).toEqual([2, 0])
        expect(first.steps[0]).toMatchObject({ type: 'compare', decidedBy: 'lot', winnerIndex: 0 })
        expect(won(playRound(table, { [a.id]: common, [b.id]: rarer }).game)).toEqual([0, 2])
      }
    }
  })

  it('Equal face value, equal lot: triggers War', () => {
    const [a, b] = [nft(5), nft(19)]
    const table = tableWith({ deck: [a, ...nfts(0, 1, 2, 9, 0)] }, { deck: [b, ...nfts(0, 1, 2, 3, 1)] })
    const { steps } = playRound(table, { [a.id]: 'eifd', [b.id]: 'eifd' })
    expect(kindsOf(steps)).toEqual(['tie', 'war', 'compare', 'take'])
  })

  it('Loaner cards (no lot) lose to any NFT in rarity comparison', () => {
    for (const lot of ['spdp', 'eifd', 'lnuy', 'hrgl']) {
      const own = nft(19)
      const table = tableWith({ deck: [loaner(5, 0), ...nfts(0)] }, { deck: [own, ...nfts(1)] })
      const { game, asked } = playRound(table, { [own.id]: lot })
      expect(won(game)).toEqual([0, 2])
      expect(asked).toEqual([[own.id]])
    }
  })

  it('asks for the lots of a face tie alone, of NFTs alone, and once a card', () => {
    const [a, b] = [nft(5), nft(19)]
    const start = tableWith({ deck: [a, ...nfts(0)] }, { deck: [b, ...nfts(1)] })
    const first = orThrow(applyAction(start, flip(1))).game
    expect(lotsNeeded(first)).toEqual([])
    const waiting = orThrow(applyAction(first, flip(0))).game
    expect(waiting.phase).toBe('lots')
    expect(lotsNeeded(waiting)).toEqual([a.id, b.id])
    const known = { ...start, lots: { [a.id]: 'spdp', [b.id]: 'hrgl' } }
    expect(playRound(known)).toMatchObject({ asked: [], game: { round: 1 } })
    const loaners = tableWith({ deck: [loaner(5, 0), ...nfts(9)] }, { deck: [loaner(5, 1), ...nfts(8)] })
    expect(kindsOf(playRound(loaners).steps).slice(0, 2)).toEqual(['tie', 'war'])
  })
})

describe('Task 3: War', () => {
  const tied = () => [nft(5), nft(19)] as const

  it('War: 3 face-down + 1 face-up from each player', () => {
    const [a, b] = tied()
    const [deckA, deckB] = [nfts(0, 1, 2, 9, 4), nfts(0, 1, 2, 8, 4)]
    const { steps } = playRound(tableWith({ deck: [a, ...deckA] }, { deck: [b, ...deckB] }))
    expect(steps.find(({ type }) => type === 'war')).toEqual({
      type: 'war',
      faceDown: [3, 3],
      faceUp: [deckA[3], deckB[3]],
    })
  })

  it('War with < 4 cards: last card is face-up', () => {
    for (const count of [1, 2, 3]) {
      const [a, b] = tied()
      const short = nfts(1, 2, 3).slice(0, count)
      const { steps } = playRound(tableWith({ deck: [a, ...short] }, { deck: [b, ...nfts(0, 1, 2, 9)] }))
      expect(steps.find(({ type }) => type === 'war')).toMatchObject({
        faceDown: [count - 1, 3],
        faceUp: [short[count - 1], { value: 9 }],
      })
    }
  })

  it('War takes the won pile when the deck runs out in the middle of it', () => {
    const [a, b] = tied()
    const piles = { deck: [a, ...nfts(1, 2)], won: nfts(3, 4, 6) }
    const { steps } = playRound(tableWith(piles, { deck: [b, ...nfts(0, 1, 2, 77)] }))
    expect(steps.slice(1, 3)).toMatchObject([
      { type: 'reshuffle', playerIndex: 0, cards: 3 },
      { type: 'war', faceDown: [3, 3] },
    ])
  })

  it('War with 0 cards: player loses immediately', () => {
    for (const loser of [0, 1] as const) {
      const [a, b] = tied()
      const rest = nfts(0, 1, 2, 3)
      const { game } = playRound(
        tableWith({ deck: loser === 0 ? [a] : [a, ...rest] }, { deck: loser === 1 ? [b] : [b, ...rest] }),
      )
      expect(game.outcome).toEqual({ winnerIndex: 1 - loser, victoryType: 'outOfWarCards', round: 0 })
      expect(game.phase).toBe('gameOver')
    }
  })

  it('War with 0 cards on both sides: the first player is looked at first and loses', () => {
    const [a, b] = tied()
    const { game } = playRound(tableWith({ deck: [a] }, { deck: [b] }))
    expect(game.outcome).toMatchObject({ winnerIndex: 1, victoryType: 'outOfWarCards' })
  })

  it('Recursive war on repeated ties', () => {
    const [a, b] = tied()
    const deckA = [a, ...nfts(0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 1)]
    const deckB = [b, ...nfts(0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 2, 1)]
    const { steps, asked, game } = playRound(tableWith({ deck: deckA }, { deck: deckB }))
    expect(kindsOf(steps)).toEqual(['tie', 'war', 'tie', 'war', 'tie', 'war', 'compare', 'take'])
    expect(asked).toEqual([0, 4, 8].map((i) => [deckA[i]?.id, deckB[i]?.id]))
    expect(won(game)).toEqual([26, 0])
  })

  it("All war cards go to winner's won pile", () => {
    const [a, b] = tied()
    const [deckA, deckB] = [
      [a, ...nfts(0, 1, 2, 3, 4)],
      [b, ...nfts(0, 1, 2, 9, 4)],
    ]
    const { game } = playRound(tableWith({ deck: deckA }, { deck: deckB }))
    expect(ids(game.players[1].won)).toEqual([...ids(deckA.slice(0, 5)), ...ids(deckB.slice(0, 5))])
    expect(game.players.map(({ played }) => played)).toEqual([[], []])
  })
})

describe('Task 4: game over and reshuffle', () => {
  const empty = () => {
    const kept = nfts(1, 2, 3, 4, 5, 6)
    const table = tableWith({ deck: nfts(0), won: kept }, { deck: nfts(9, 8) })
    return { kept, ...playRound(table) }
  }

  it('Player with empty deck and cards in won pile: reshuffles and continues', () => {
    const { game, kept } = empty()
    expect(game).toMatchObject({ phase: 'flip', round: 1 })
    expect(game.players[0]).toMatchObject({ won: [], shuffles: 1 })
    expect(ids(game.players[0].deck).sort()).toEqual(ids(kept).sort())
    expect(playRound(game).game.round).toBe(2)
  })

  it('Player with empty deck and empty won pile: loses', () => {
    const first = playRound(tableWith({ deck: nfts(0) }, { deck: nfts(9, 8) })).game
    expect(first.outcome).toEqual({ winnerIndex: 1, victoryType: 'outOfCards', round: 1 })
    const second = playRound(tableWith({ deck: nfts(9, 8) }, { deck: nfts(0) })).game
    expect(second.outcome).toMatchObject({ winnerIndex: 0 })
  })

  it('Reshuffle broadcasts message to both players', () => {
    const { steps } = empty()
    const lines = announcements({ type: 'flip', card: nft(9), steps }, names)
    expect(lines).toContain('Alice reshuffles won pile (6 cards)')
    expect(lines).toContain('Bob wins round')
  })

  it('announces wars in the words of the original', () => {
    const deckA = nfts(5, 0, 0, 0, 7, 0, 0, 0, 8)
    const deckB = nfts(5, 0, 0, 0, 7, 0, 0, 0, 9)
    const { steps, game } = playRound(tableWith({ deck: deckA }, { deck: deckB }))
    expect(announcements({ type: 'lots', steps }, names, game.outcome)).toEqual([
      'WAR!',
      'Alice reveals Eight of Wands',
      'Bob reveals Eight of Wands',
      'Another tie!',
      'WAR!',
      'Alice reveals Nine of Wands',
      'Bob reveals Ten of Wands',
      'Bob wins the war!',
      'Bob wins the game!',
    ])
  })

  it('Game over event sent to clients', () => {
    const { game } = playRound(tableWith({ deck: nfts(0) }, { deck: nfts(9, 8) }))
    const { outcome } = game
    expect(outcome && announcements({ type: 'lots', steps: [] }, names, outcome)).toEqual([
      'Bob wins the game!',
    ])
    expect(() => orThrow(applyAction(game, flip(0)))).toThrow('gameOver phase')
  })

  it('is drawn after 2,000 rounds, unless that round decides it', () => {
    const last = { round: roundLimit - 1 }
    const open = { ...tableWith({ deck: nfts(0, 1) }, { deck: nfts(9, 8) }), ...last }
    expect(playRound(open).game.outcome).toEqual({ draw: true, round: roundLimit })
    const decided = { ...tableWith({ deck: nfts(0) }, { deck: nfts(9, 8) }), ...last }
    expect(playRound(decided).game.outcome).toMatchObject({ winnerIndex: 1 })
  })

  it('the player who forfeits loses, at any time', () => {
    const table = tableWith({ deck: nfts(5, 0) }, { deck: nfts(19, 8) })
    for (const game of [
      table,
      orThrow(applyAction(orThrow(applyAction(table, flip(0))).game, flip(1))).game,
    ]) {
      const { game: over } = orThrow(applyAction(game, { type: 'forfeit', playerIndex: 0 }))
      expect(over.outcome).toMatchObject({ winnerIndex: 1, victoryType: 'forfeit' })
    }
  })
})

describe('CardDeck.shuffleInto()', () => {
  const values = Array.from({ length: 30 }, (_, i) => i)
  const reshuffled = (seedHex: string) => {
    const kept = values.map((value) => ({ id: 1_000 + value, value }))
    const table = { ...tableWith({ deck: nfts(0), won: kept }, { deck: nfts(9, 8) }), seed: seedHex }
    return playRound(table).game.players[0]
  }

  it('Cards are randomized', () => {
    const orders = new Set(
      Array.from({ length: 50 }, (_, i) => ids(reshuffled(i.toString(16).padStart(64, '0')).deck).join()),
    )
    expect(orders.size).toBe(50)
    expect(orders).not.toContain(values.map((value) => 1_000 + value).join())
    expect(ids(reshuffled(seed).deck)).toEqual(ids(reshuffled(seed).deck))
  })

  it('Source deck is emptied', () => {
    expect(reshuffled(seed).won).toEqual([])
  })

  it('Destination deck receives all cards', () => {
    expect(ids(reshuffled(seed).deck).sort()).toEqual(values.map((value) => 1_000 + value))
  })
})

describe('what is refused', () => {
  const table = tableWith({ deck: nfts(5, 0) }, { deck: nfts(19, 8) })
  const waiting = orThrow(applyAction(orThrow(applyAction(table, flip(0))).game, flip(1))).game
  const [a, b] = lotsNeeded(waiting) as [number, number]

  it('flipping twice in a round', () => {
    expect(() => orThrow(applyAction(orThrow(applyAction(table, flip(0))).game, flip(0)))).toThrow(
      'lies open already',
    )
  })

  it('flipping while cards are compared', () => {
    expect(() => orThrow(applyAction(waiting, flip(1)))).toThrow('being compared')
  })

  it('lots that nobody asked for, too few, too many and of other cards', () => {
    const lots = (...given: number[]) => ({
      type: 'lots' as const,
      lots: given.map((id) => ({ id, lot: 'spdp' })),
    })
    expect(() => orThrow(applyAction(table, lots(a, b)))).toThrow('no lot is needed')
    for (const given of [[a], [a, a], [a, b, 99], [a, 99]]) {
      expect(() => orThrow(applyAction(waiting, lots(...given)))).toThrow(
        `the lots of ${a} and ${b} are needed`,
      )
    }
    expect(orThrow(applyAction(waiting, lots(b, a))).game.lots).toEqual({ [a]: 'spdp', [b]: 'spdp' })
  })

  it('two NFTs of one value, and one card in both decks', () => {
    const twice = nfts(4, 4)
    expect(
      () => orThrow(startGame({ seed, players: [{ ...players[0], nfts: twice }, players[1]] })).game,
    ).toThrow('of a value')
    const all = Array.from({ length: 78 }, (_, value) => ({ id: 1, value }))
    expect(
      () => orThrow(startGame({ seed, players: [{ ...players[0], nfts: all }, players[1]] })).game,
    ).toThrow('two decks')
  })
})

describe('What is printed on a card', () => {
  it('is suit and rank of the 56 minors and the number of the 22 majors', () => {
    const faces = Array.from({ length: 78 }, (_, value) => cardFace({ value }))
    expect(faces[0]).toEqual({ suit: 'Wands', rank: 1 })
    expect(faces[55]).toEqual({ suit: 'Pentacles', rank: 14 })
    expect([faces[56], faces[77]]).toEqual([{ major: 0 }, { major: 21 }])
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(78)
  })
})

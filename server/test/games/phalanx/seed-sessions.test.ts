import { type Card, type Column, cardValue, type GameState, type PlayerIndex } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.js'
import { move, type RawClient, seatTwo, useClients } from './support.js'

const server = useServer()
const { clients, open } = useClients(server)

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const kingOfSpades: Card = { suit: 'spades', rank: 'K' }
const isSame = (a: Card) => (b: Card) => a.suit === b.suit && a.rank === b.rank
const isAce = ({ rank }: Card): boolean => rank === 'A'
const isCourt = (card: Card): boolean => cardValue(card) === 11

type Hands = readonly [readonly Card[], readonly Card[]]
type Session = { a: RawClient; b: RawClient; matchId: string; hands: Hands }

/** The example's first frames, as they stand there: the server deals, so nobody can ask for certain hands. */
async function begin(): Promise<Session> {
  const [a, b] = [await open(), await open()]
  const created = await a.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
  const { matchId } = created
  expect(created).toMatchObject({ type: 'matchCreated', matchId: uuid, playerId: uuid, playerIndex: 0 })

  const joined = await b.ask({ type: 'joinMatch', matchId, playerName: 'Bob' }, 'matchJoined')
  expect(joined).toMatchObject({ type: 'matchJoined', matchId, playerId: uuid, playerIndex: 1 })
  expect(joined.playerId).not.toBe(created.playerId)
  const seenByB = await b.next('gameState')
  expect(seenByB).toMatchObject({ type: 'gameState', matchId, state: { phase: 'deployment' } })
  const seenByA = await a.next('gameState')
  return { a, b, matchId, hands: [seenByA.state.players[0].hand, seenByB.state.players[1].hand] }
}

/** Begins until A holds the example's king, and B an ace and a court card that together withstand it. */
async function beginAsInTheExample(): Promise<Session> {
  for (let deals = 0; deals < 500; deals++) {
    const session = await begin()
    const [held, faced] = session.hands
    if (held.some(isSame(kingOfSpades)) && faced.some(isAce) && faced.some(isCourt)) return session
    for (const client of clients.splice(0)) client.close()
  }
  throw new Error('500 deals without the hands of the example')
}

/** These cards first, column by column. */
const inOrder = (hand: readonly Card[], first: readonly Card[]): Card[] => [
  ...first,
  ...hand.filter((card) => !first.some(isSame(card))),
]

describe('Example: Minimal Session', () => {
  it('runs verbatim: A attacks as combat begins, B forfeits in turn 2', async () => {
    const { a, b, matchId, hands } = await beginAsInTheExample()
    const act = async (by: RawClient, action: object) => {
      by.send({ type: 'action', matchId, action })
      const [seenByA, seenByB] = [await a.next('gameState'), await b.next('gameState')]
      expect(seenByB).toMatchObject({ type: 'gameState', matchId, state: { phase: seenByA.state.phase } })
      return seenByA
    }
    const gameState = (state: object) => ({ type: 'gameState', matchId, state })

    const king = { type: 'deploy', playerIndex: 0, card: { suit: 'spades', rank: 'K' }, column: 0 }
    expect(await act(a, king)).toMatchObject(gameState({ phase: 'deployment', activePlayerIndex: 1 }))

    // "14 more deploys" of the example are 15: 16 in all. Each player's first two go to column 0.
    const [ace, court] = [hands[1].find(isAce), hands[1].find(isCourt)] as [Card, Card]
    const rows = [inOrder(hands[0], [kingOfSpades]), inOrder(hands[1], [ace, court])] as const
    for (let i = 1; i < 16; i++) {
      const [playerIndex, number] = [i % 2, Math.floor(i / 2)] as [PlayerIndex, number]
      const card = rows[playerIndex][number]
      await act([a, b][playerIndex] as RawClient, {
        type: 'deploy',
        playerIndex,
        card,
        column: Math.floor(number / 2),
      })
    }

    const attack = {
      type: 'attack',
      playerIndex: 0,
      attackerPosition: { row: 0, col: 0 },
      targetPosition: { row: 0, col: 0 },
    }
    expect(await act(a, attack)).toMatchObject(gameState({ phase: 'combat' }))

    expect(await act(b, { type: 'forfeit', playerIndex: 1 })).toMatchObject(
      gameState({
        phase: 'gameOver',
        outcome: { winnerIndex: 0, victoryType: 'forfeit', turnNumber: 2 },
      }),
    )
    for (const client of [a, b]) expect(client.waiting).toEqual([])
  })
})

describe('Example: Spectator Session', () => {
  it('runs verbatim, hands of 4 and 3 included: B has put up the first of two cards that fell', async () => {
    const { matchId } = await playToHandsOf4And3()
    const spectator = await open()
    const joined = await spectator.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    expect(joined).toMatchObject({ type: 'spectatorJoined', matchId, spectatorId: uuid })
    const shown = await spectator.next('gameState')
    expect(shown).toMatchObject({ type: 'gameState', matchId })
    expect(shown.state.players).toMatchObject([
      { hand: [], handCount: 4 },
      { hand: [], handCount: 3 },
    ])
    expect(spectator.waiting).toEqual([])
  })

  /** A's strongest card strikes B's two weakest, which both fall. */
  async function playToHandsOf4And3() {
    const table = await seatTwo([server.url, server.url], { rngSeed: 20260220 })
    clients.push(...table.players.map(({ client }) => client))
    const [a] = table.players
    await a.client.ask(
      { type: 'joinMatch', matchId: table.matchId, playerName: 'Alice', playerId: a.playerId },
      'matchJoined',
    )
    let shown: [GameState, GameState] = [(await a.client.next('gameState')).state, table.state]
    const byValue = (x: Card, y: Card) => cardValue(x) - cardValue(y)
    const hands = shown.map((state, index) => state.players[index as PlayerIndex].hand.toSorted(byValue))
    // Aces do not fall, and a diamond would shield the card behind it.
    const weak = (hands[1] ?? []).filter((card) => !isAce(card) && card.suit !== 'diamonds').slice(0, 2)
    const rows = [(hands[0] ?? []).toReversed(), inOrder(hands[1] ?? [], weak)]
    for (let i = 0; i < 16; i++) {
      const [playerIndex, number] = [i % 2, Math.floor(i / 2)] as [PlayerIndex, number]
      const card = rows[playerIndex]?.[number] as Card
      const column = Math.floor(number / 2) as Column
      shown = await move(table, { type: 'deploy', playerIndex, card, column })
    }
    const position = { row: 0, col: 0 } as const
    await move(table, {
      type: 'attack',
      playerIndex: 0,
      attackerPosition: position,
      targetPosition: position,
    })
    const card = shown[1].players[1].hand[0] as Card
    await move(table, { type: 'reinforce', playerIndex: 1, card })
    return table
  }
})

import {
  boosterTable,
  catalogue,
  catalogueStats,
  claimTimeout,
  demoDeck,
  encodeActions,
  encodeGame,
  type GameEvent,
  hash,
  openBooster,
  orThrow,
  startGame,
  stateHash,
  submitBatch,
  toHex,
} from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import type { Hex } from '@fivefold/sdk/polkadot'
import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import { describe, expect, test } from 'vitest'
import { isNewer } from '../src/event-location.js'
import { type Move, type RulesEvent, readMoves } from '../src/games/ccg/moves.js'
import type { GameContractEvent } from '../src/games/ccg/read-events.js'
import { replayMove } from '../src/games/ccg/replay-move.js'
import { advanceStanding } from '../src/games/ccg/standings.js'
import { type BoosterBought, findBoosterFault } from '../src/games/ccg/verify-booster.js'

const random = createRandom('ccg moves')
const bytes32 = () => random.bytes(32)
const hex = (bytes: Uint8Array) => toHex(bytes) as Hex
const location = { block: 7, logIndex: 1, transaction: '0x', timestamp: new Date(0) }
const addresses = [bytes32(), bytes32()] as const
const players = [encodeAddress(addresses[0]), encodeAddress(addresses[1])] as const
const zeros = new Uint8Array(32)
const parentHash = bytes32()
const turnBlocks = 10

/** The contract's events for events of the rules, written by hand for those that occur here. */
function contractEvents(gameId: number, events: readonly GameEvent[], block: number): RulesEvent[] {
  const account = (index: 0 | 1) => players[index]
  return events.map((event) => {
    switch (event.type) {
      case 'ActionApplied': {
        const { player, actionType, payload } = event
        const args = { gameId, player: account(player), actionType, payload: hex(payload) }
        return { name: 'ActionApplied', args, location }
      }
      case 'CardDrawn':
        return {
          name: 'CardDrawn',
          args: { gameId, player: account(event.player), cardId: event.cardId },
          location,
        }
      case 'TurnEnded':
        return {
          name: 'TurnEnded',
          args: { gameId, newActivePlayer: account(event.newActivePlayer) },
          location,
        }
      case 'TimedOut':
        return { name: 'TimedOut', args: { gameId, player: account(event.player), block }, location }
      case 'GameEnded': {
        const winner = event.winner === null ? null : account(event.winner)
        return { name: 'GameEnded', args: { gameId, winner }, location }
      }
      default:
        throw new Error(`${event.type} should not occur`)
    }
  })
}

const seat = (index: 0 | 1) => ({ addr: addresses[index], link: zeros, deck: demoDeck })
const started = orThrow(
  startGame({
    id: 1,
    rules: 2,
    scheme: 1,
    turnBlocks,
    now: 3,
    parentHash,
    players: [seat(0), seat(1)],
    cards: catalogueStats,
  }),
)

const startMove: Move = {
  cause: {
    name: 'GameStarted',
    args: {
      gameId: 1,
      playerA: players[0],
      playerB: players[1],
      rules: 2,
      scheme: 1,
      turnBlocks,
      block: 3,
      parentHash: hex(parentHash),
      decks: [[...demoDeck], [...demoDeck]],
      links: [hex(zeros), hex(zeros)],
      cards: [...catalogueStats],
    },
    location,
  },
  events: contractEvents(1, started.events, 3),
}

const actions = encodeActions([{ type: 'EndTurn' }])
const ended = orThrow(
  submitBatch(started.game, catalogueStats, { player: 0, actions, link: null, parentHash, now: 5 }),
)

const batchMove = {
  cause: {
    name: 'ActionSubmitted',
    args: {
      gameId: 1,
      player: players[0] as string,
      actions: hex(actions),
      link: null,
      parentHash: hex(parentHash),
      block: 5,
      stateHash: hex(stateHash(ended.game)),
    },
    location,
  },
  events: contractEvents(1, ended.events, 5),
} satisfies Move

function timeoutMove(block: number): Move {
  const player = players[1]
  const events: GameEvent[] = [
    { type: 'TimedOut', player: 1 },
    { type: 'GameEnded', winner: 0 },
  ]
  return {
    cause: { name: 'TimedOut', args: { gameId: 1, player, block }, location },
    events: contractEvents(1, events, block),
  }
}

const startReplay = replayMove(startMove, { players, cards: catalogueStats, state: null })
const stateOf = (replay: typeof startReplay) => (replay.ok ? replay.state : null)
const table = { players, cards: catalogueStats, state: stateOf(startReplay) }
const withBatch = (change: Partial<(typeof batchMove)['cause']['args']>): Move => ({
  ...batchMove,
  cause: { ...batchMove.cause, args: { ...batchMove.cause.args, ...change } },
})

describe('a move', () => {
  test('is verified when the rules come to the same state and events', () => {
    expect(startReplay).toMatchObject({ ok: true, stateHash: toHex(stateHash(started.game)) })
    const batch = replayMove(batchMove, table)
    expect(batch).toMatchObject({ ok: true, stateHash: batchMove.cause.args.stateHash })
    expect(stateOf(batch)).toBe(toHex(encodeGame(ended.game)))
    const timeout = replayMove(timeoutMove(16), { ...table, state: stateOf(batch) })
    const expected = orThrow(claimTimeout(ended.game, 16)).game
    expect(timeout).toMatchObject({ ok: true, stateHash: toHex(stateHash(expected)) })
  })

  const [firstEvent] = batchMove.events
  const otherCard = (event: RulesEvent): RulesEvent =>
    event.name === 'CardDrawn' ? { ...event, args: { ...event.args, cardId: 999 } } : event

  test.each<[string, Move, string | null, RegExp]>([
    ['with another state hash', withBatch({ stateHash: hex(zeros) }), table.state, /state hash is 0x00/],
    ['of the other player', withBatch({ player: players[1] }), table.state, /refuse it/],
    ['of a stranger', withBatch({ player: encodeAddress(zeros) }), table.state, /refuse it/],
    ['in another block', withBatch({ block: 6 }), table.state, /state hash/],
    ['with bytes too many', withBatch({ actions: '0x00' }), table.state, /refuse it/],
    ['without its events', { ...batchMove, events: [] }, table.state, /emitted nothing, the rules Action/],
    [
      'with an event twice',
      { ...batchMove, events: [...batchMove.events, ...(firstEvent ? [firstEvent] : [])] },
      table.state,
      /TurnEnded,CardDrawn,ActionApplied/,
    ],
    [
      'with another card drawn',
      { ...batchMove, events: batchMove.events.map(otherCard) },
      table.state,
      /emitted/,
    ],
    ['from no state', batchMove, null, /start is not indexed/],
    ['from a broken state', batchMove, '0x00', /./],
    ['that claims a time-out too early', timeoutMove(13), table.state, /refuse it/],
  ])('%s is not', (_, move, state, reason) => {
    const replay = replayMove(move, { ...table, state })
    expect(replay).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
  })

  test('that starts a game with too small a deck is not', () => {
    if (startMove.cause.name !== 'GameStarted') throw new Error('not a start')
    const args = { ...startMove.cause.args, decks: [[1], [...demoDeck]] as [number[], number[]] }
    const move: Move = { ...startMove, cause: { ...startMove.cause, args } }
    expect(replayMove(move, { ...table, state: null })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('BadDeckSize'),
    })
  })
})

test('moves are grouped by game, even if their events interleave', () => {
  const other = { ...batchMove.cause, args: { ...batchMove.cause.args, gameId: 2 } }
  const otherEnd: GameContractEvent = { name: 'GameEnded', args: { gameId: 2, winner: null }, location }
  const queued: GameContractEvent = {
    name: 'GameQueued',
    args: { player: players[0], rules: 1, scheme: 1 },
    location,
  }
  const timeout = timeoutMove(16)
  const [first, ...rest] = batchMove.events
  const events: GameContractEvent[] = [
    ...[batchMove.cause, other, queued, otherEnd],
    ...(first ? [first, ...rest] : []),
    ...timeout.events,
  ]
  expect(readMoves(events)).toEqual([
    batchMove,
    { cause: other, events: [otherEnd] },
    { cause: timeout.events[0], events: timeout.events },
  ])
})

test('an event is applied only if it is newer than the last one of the row', () => {
  const row = { block: 5, logIndex: 3 }
  expect(isNewer({ block: 5, logIndex: 3 }, row)).toBe(false)
  expect(isNewer({ block: 4, logIndex: 9 }, row)).toBe(false)
  expect(isNewer({ block: 5, logIndex: 4 }, row)).toBe(true)
  expect(isNewer({ block: 6, logIndex: 0 }, row)).toBe(true)
  expect(isNewer({ block: 0, logIndex: 0 }, undefined)).toBe(true)
})

describe('a booster', () => {
  const secret = bytes32()
  const blockHash = bytes32()
  const order = 0x01020304
  const terms = { commitment: toHex(hash(secret)), table: boosterTable }
  const seedWith = (deciding: Uint8Array) =>
    hash(Buffer.concat([secret, deciding, decodeAddress(players[0]), Buffer.from([4, 3, 2, 1])]))

  function bought(cardIds: number[], decidedBy: Uint8Array | null): BoosterBought {
    const args = { buyer: players[0], amount: 5n, cardIds, order, tokens: [1, 2, 3, 4, 5] }
    const hashes = { secret: hex(secret), blockHash: decidedBy && hex(decidedBy) }
    return { name: 'BoosterBought', args: { ...args, ...hashes }, location }
  }

  test('is verified when it holds what secret, block, buyer and order give', () => {
    const cards = openBooster(seedWith(blockHash), boosterTable)
    expect(findBoosterFault(bought(cards, blockHash), terms)).toBeUndefined()
    expect(findBoosterFault(bought([...cards].reverse(), blockHash), terms)).toMatch(/^it held/)
    expect(findBoosterFault(bought(cards, zeros), terms)).toMatch(/^it held/)
    expect(findBoosterFault(bought(cards, blockHash), { ...terms, commitment: hex(zeros) })).toMatch(/secret/)
  })

  test('that was opened too late holds commons', () => {
    const commons = catalogue.filter(({ rarity }) => rarity === 'common').map(({ id }) => id)
    const table = boosterTable.filter(({ rarity }) => rarity === 0)
    const cards = openBooster(seedWith(zeros), table)
    expect(cards.every((id) => commons.includes(id))).toBe(true)
    expect(findBoosterFault(bought(cards, null), terms)).toBeUndefined()
    expect(findBoosterFault(bought(openBooster(seedWith(zeros), boosterTable), null), terms)).toMatch(
      /^it held/,
    )
  })
})

test('standings count wins, losses and draws, and streaks', () => {
  const results = ['won', 'won', 'lost', 'lost', 'lost', 'drawn', 'won'] as const
  const streaks: number[] = []
  let standing: ReturnType<typeof advanceStanding> | undefined
  for (const [day, result] of results.entries()) {
    standing = advanceStanding(standing, { player: players[0], result, at: new Date(day) })
    streaks.push(standing.streak)
  }
  expect(streaks).toEqual([1, 2, -1, -2, -3, 0, 1])
  expect(standing).toMatchObject({ id: players[0], played: 7, won: 3, lost: 3, drawn: 1, winRatio: 3 / 7 })
  expect(standing?.lastPlayed).toEqual(new Date(6))
})

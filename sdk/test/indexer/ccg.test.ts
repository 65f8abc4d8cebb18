import { expect, test } from 'vitest'
import { type GameRecord, gameRecordToJson, replayGame, stateHash, toHex } from '../../src/games/ccg/index.js'
import {
  queryCcgBoosters,
  queryCcgCards,
  queryCcgGame,
  queryCcgGames,
  queryCcgProposals,
  queryCcgStandings,
} from '../../src/indexer/index.js'
import { playBots } from '../games/ccg/play-bots.js'
import { startStubIndexer, type Variables } from './stub-indexer.js'

const time = '2026-01-02T03:04:05.000000Z'
const transaction = `0x${'ab'.repeat(32)}`

/** The rows of a game as the indexer answers them. */
function toRows(record: GameRecord) {
  const { start, batches } = gameRecordToJson(record)
  const [a, b] = start.players
  const { game } = replayGame(record)
  const last = record.batches.at(-1)
  return {
    game: {
      id: start.id,
      playerA: '5A',
      playerB: '5B',
      publicKeyA: a?.addr,
      publicKeyB: b?.addr,
      rules: start.rules,
      scheme: start.scheme,
      turnBlocks: start.turnBlocks,
      startBlock: start.now,
      startedAt: time,
      parentHash: start.parentHash,
      deckA: a?.deck,
      deckB: b?.deck,
      linkA: a?.link,
      linkB: b?.link,
      cards: start.cards,
      status: 'won',
      turn: game.turn,
      activePlayer: '5A',
      winner: '5A',
      winnerSide: 0,
      botSide: null,
      block: 50,
      transaction,
      endedBy: last && 'timeout' in last ? 'timeout' : last && 'resigned' in last ? 'resignation' : 'damage',
      endBlock: 50,
      endedAt: time,
      batchCount: batches.length,
      stateHash: toHex(stateHash(game)),
      verified: true,
    },
    batches: batches.map((batch, index) => ({
      index,
      timeout: 'timeout' in batch,
      resigned: 'resigned' in batch,
      player: '5A',
      side: 'player' in batch ? batch.player : game.activeIdx,
      actions: 'actions' in batch ? batch.actions : '0x',
      link: 'link' in batch ? batch.link : null,
      parentHash: 'parentHash' in batch ? batch.parentHash : null,
      stateHash: 'actions' in batch ? batch.stateHash : null,
      block: 'now' in batch ? batch.now : 50,
      transaction,
      timestamp: time,
    })),
  }
}

type Rows = ReturnType<typeof toRows>

const page = ({ game, batches }: Rows, { offset }: Variables, size: number) => ({
  game,
  batches: batches.slice(offset, offset + size),
})

const record = (seed: string, options: Parameters<typeof playBots>[1]): GameRecord =>
  playBots(seed, options).record

test.each([
  ['to its end', { scheme: 1, rules: 1 }],
  ['to a time-out', { scheme: 1, silentAfter: 5 }],
  ['to a resignation', { scheme: 1, resignsAfter: 5 }],
])('a game comes back as it was played %s', async (_, options) => {
  const played = record('indexer', options)
  const rows = toRows(played)
  const { url, asked } = await startStubIndexer((variables) => page(rows, variables, 1_000))
  const found = await queryCcgGame(url, rows.game.id)
  if (!found) throw new Error('not there')
  const replay = replayGame(found)
  expect(replay).toMatchObject({ valid: true, batchCount: played.batches.length })
  expect(toHex(replay.finalStateHash)).toBe(rows.game.stateHash)
  expect(found.start).toEqual({ ...played.start, stateHash: undefined })
  expect(found.sent).toHaveLength(played.batches.length)
  expect(found.startedAt).toEqual(new Date('2026-01-02T03:04:05Z'))
  expect(asked).toHaveLength(1)
})

test('a game with links, in several pages', async () => {
  const played = record('pages', { scheme: 3, rules: 2 })
  const rows = toRows(played)
  const { url, asked } = await startStubIndexer((variables) => page(rows, variables, 7))
  const found = await queryCcgGame(url, rows.game.id)
  if (!found) throw new Error('not there')
  expect(replayGame(found).valid).toBe(true)
  expect(asked.map(({ offset }) => offset)).toEqual(
    Array.from({ length: Math.ceil(rows.batches.length / 7) }, (_, index) => index * 7),
  )
})

test('a game that changes between two pages is read again', async () => {
  const rows = toRows(record('changes', { scheme: 1 }))
  const stale = { ...rows, batches: rows.batches.slice(0, -1) }
  const { url, asked } = await startStubIndexer((variables, count) =>
    page(count <= 2 ? stale : rows, variables, 1_000),
  )
  expect((await queryCcgGame(url, rows.game.id))?.batches).toHaveLength(rows.batches.length)
  expect(asked).toHaveLength(3)
})

test('a game that changes during every read is an error', async () => {
  const rows = toRows(record('moving', { scheme: 1 }))
  const moving = { ...rows, game: { ...rows.game, stateHash: `0x${'00'.repeat(32)}` } }
  const { url } = await startStubIndexer((variables) => page(moving, variables, 1_000))
  await expect(queryCcgGame(url, 1)).rejects.toMatchObject({ code: 'INDEXER_CHANGING' })
})

test('a game that is not there is null', async () => {
  const { url, asked } = await startStubIndexer(() => ({ game: null, batches: [] }))
  expect(await queryCcgGame(url, 7)).toBeNull()
  expect(asked[0]).toMatchObject({ id: '7', offset: 0 })
})

test.each([
  ['without a deck', { deckA: null }],
  ['with cards out of order', { cards: [{ id: 2 }, { id: 1 }] }],
  ['with a status of its own', { status: 'paused' }],
])('a game %s is refused', async (_, change) => {
  const rows = toRows(record('refused', { scheme: 1 }))
  const { url } = await startStubIndexer((variables) =>
    page({ ...rows, game: { ...rows.game, ...change } } as Rows, variables, 1_000),
  )
  await expect(queryCcgGame(url, 1)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a player is looked for on both sides', async () => {
  const { game } = toRows(record('listed', { scheme: 1 }))
  const { url, asked } = await startStubIndexer(() => ({ games: [game] }))
  const [found] = await queryCcgGames(url, { limit: 3, player: '5A', ended: true })
  expect(found).toMatchObject({ id: game.id, winner: '5A', endedBy: 'damage' })
  expect(asked[0]).toEqual({
    limit: 3,
    offset: 0,
    where: { endedBy_isNull: false, playerA_eq: '5A', OR: [{ endedBy_isNull: false, playerB_eq: '5A' }] },
  })
  await queryCcgGames(url, { limit: 3, offset: 6 })
  expect(asked[1]).toEqual({ limit: 3, offset: 6, where: {} })
})

test('boosters have amounts that no number holds', async () => {
  const booster = {
    order: 1,
    buyer: '5A',
    amount: `${2n ** 128n - 1n}`,
    commitment: transaction,
    decidingBlock: 7,
    table: 1,
    status: 'ordered',
    orderedAt: time,
    blockHash: null,
    cardIds: null,
    tokens: null,
    openedAt: null,
    verified: null,
  }
  const { url, asked } = await startStubIndexer(() => ({ boosters: [booster] }))
  const [found] = await queryCcgBoosters(url, { limit: 1, buyer: '5A', opened: false })
  expect(found?.amount).toBe(2n ** 128n - 1n)
  expect(asked[0]?.where).toEqual({ buyer_eq: '5A', status_not_eq: 'opened' })
  await queryCcgBoosters(url, { limit: 1, opened: true })
  expect(asked[1]?.where).toEqual({ status_eq: 'opened' })
})

test('cards, proposals and standings have numbers and times', async () => {
  const changes = { costChange: 1, attackChange: -1, healthChange: 0 }
  const stats = { rarity: 0, cardType: 1, cost: 1, attack: 0, health: 0, ...changes }
  const card = { token: 1, cardId: 20, owner: '5A', moves: 2, card: { ...stats, effects: '4294967295' } }
  const standing = { player: '5A', played: 3, won: 1, lost: 1, drawn: 1, winRatio: 1 / 3, streak: 0 }
  const votes = { supply: 9, endsAt: '4294967295', votesFor: 2, votesAgainst: 1, executed: false }
  const proposal = { proposal: 1, proposer: '5A', cardId: 20, cost: 0, attack: -1, health: 2, ...votes }
  const { url } = await startStubIndexer(() => ({
    cards: [card],
    proposals: [{ ...proposal, proposedAt: time }],
    standings: [{ ...standing, lastPlayed: time }],
  }))
  const lastPlayed = new Date(time)
  expect(await queryCcgCards(url, { owner: '5A', limit: 1 })).toEqual([
    { ...card, card: { ...stats, effects: 2 ** 32 - 1 } },
  ])
  expect(await queryCcgStandings(url, { limit: 1 })).toEqual([{ ...standing, lastPlayed }])
  const [found] = await queryCcgProposals(url, { limit: 1, cardId: 20 })
  expect(found).toMatchObject({ endsAt: 2 ** 32 - 1, adjustment: { cost: 0, attack: -1, health: 2 } })
})

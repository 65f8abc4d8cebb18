import { ends, nothing, settle as settleRules } from '@fivefold/sdk/dolero'
import {
  queryDoleroGame,
  queryDoleroGames,
  queryDoleroPayouts,
  queryDoleroStandings,
  queryDoleroTables,
  queryFinishedGames,
  queryQuarantinedEvents,
} from '@fivefold/sdk/indexer'
import { botSecret } from '@fivefold/sdk/solana'
import {
  forfeit,
  joinGame,
  leaveGame,
  openGame,
  readGame,
  readTables,
  settle,
  type Table,
  timeOut,
} from '@fivefold/sdk/solana/dolero'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type DoleroChain, openDoleroChain, openDoleroPlayer, playDolero } from './support/dolero.js'
import { type Indexer, openIndexer, openOwnIndexer } from './support/indexer.js'
import type { Program } from './support/program.js'
import { dumpTables, rewindProcessor } from './support/table-rows.js'
import { until } from './support/until.js'

const rows = ['table', 'game', 'round', 'bet', 'payout', 'standing'].map((name) => `dolero_${name}`)
const database = (name: string) => `${inject('postgres')}${name}`

let chain: DoleroChain
let indexer: Indexer
let processor: Program
let micro: Table
let bonk: Table

const url = () => indexer.graphqlUrl
const start = async () => {
  processor = await indexer.start(chain.deployment)
}

/** Waits until the indexer has caught up. */
const caughtUp = async () => indexer.reaches(await chain.connection.rpc.getSlot())

async function findGame(address: string) {
  await caughtUp()
  const game = await queryDoleroGame(url(), address)
  if (!game) throw new Error(`game ${address} is not there\n${processor.output()}`)
  return game
}

async function startGame(table: Table, stack: bigint) {
  const { connection } = chain
  const players = [
    await openDoleroPlayer(connection, table),
    await openDoleroPlayer(connection, table),
  ] as const
  const { game } = await openGame(connection, players[0], { table: table.address, stack })
  await joinGame(connection, players[1], { game, stack })
  return { game, players }
}

beforeAll(async () => {
  chain = await openDoleroChain()
  indexer = await openOwnIndexer('solana', 'dolero')
  await start()
  const tables = await readTables(chain.connection)
  micro = tables.find(({ name }) => name === 'micro') as Table
  bonk = tables.find(({ name }) => name === 'bonk') as Table
})

afterAll(async () => {
  await indexer?.close()
  await chain?.close()
})

test('tables come with their limits', async () => {
  await caughtUp()
  const onChain = await readTables(chain.connection)
  const expected = onChain.map(({ id: number, address: id, mint, house, authority, limits }) => ({
    number,
    id,
    token: mint ?? 'SOL',
    house,
    authority,
    ...limits,
    gamesOpened: 0,
    gamesSettled: 0,
    rake: 0n,
  }))
  expect(expected).toHaveLength(4)
  expect(await queryDoleroTables(url())).toEqual(expected)
})

test('a complete game has rounds, bets, payouts, rake and standings, although the indexer was killed during it', async () => {
  const { connection } = chain
  const stack = micro.limits.maxStack
  const idle = await startGame(micro, micro.limits.seatFee)
  const { game, players } = await startGame(micro, stack)
  const { state, acted } = await playDolero({
    connection,
    game,
    players,
    onRound: async (round) => {
      if (round === 1) await processor.stop('SIGKILL')
      if (round === 2) await start()
    },
  })
  const settled = settleRules(state)
  if (!settled.ok) throw new Error('the game is not over')
  expect(await findGame(game)).toMatchObject({ status: 'over', rake: null, payouts: [] })
  await settle(connection, players[0], { game })

  const found = await findGame(game)
  const [a, b] = players.map(({ address }) => address)
  expect(found).toMatchObject({
    tableAddress: micro.address,
    token: 'SOL',
    playerA: a,
    playerB: b,
    depositA: stack,
    depositB: stack,
    status: 'settled',
    heartsA: state.players[0].hearts,
    heartsB: state.players[1].hearts,
    suddenDeath: state.suddenDeath,
    winner: players[state.winner]?.address ?? null,
    endedBy: ends[state.end],
    rake: settled.rake,
    balanced: true,
  })
  expect(found.payouts.map(({ player, amount, net }) => ({ player, amount, net }))).toEqual([
    { player: a, amount: settled.payouts[0], net: settled.payouts[0] - stack },
    { player: b, amount: settled.payouts[1], net: settled.payouts[1] - stack },
  ])
  const bets = acted.filter(({ action }) => ['raise', 'call', 'fold', 'reveal'].includes(action.type))
  expect(found.bets.map(({ side, kind, round, amount }) => ({ side, kind, round, amount }))).toEqual(
    bets.map(({ player, action, round }) => ({
      side: player,
      kind: action.type,
      round,
      amount: action.type === 'raise' ? action.amount : null,
    })),
  )
  expect(found.rounds.map(({ number }) => number)).toEqual(
    Array.from({ length: state.round }, (_, index) => index + 1),
  )
  const last = found.rounds.at(-1)
  expect([last?.cardsA, last?.cardsB]).toEqual(state.players.map(({ opened }) => [...opened]))
  expect([last?.choiceA, last?.choiceB]).toEqual(state.players.map(({ choice }) => choice))
  for (const { number, swapsA, swapsB } of found.rounds) {
    const swaps = (side: number) =>
      acted.filter(
        ({ player, action, round }) => player === side && action.type === 'swap' && round === number,
      )
    expect([swapsA, swapsB]).toEqual([swaps(0).length, swaps(1).length])
  }
  expect(state.winner).not.toBe(nothing)
  const standings = await queryDoleroStandings(url(), { token: 'SOL', limit: 10 })
  expect(
    standings.map(({ player, played, won, lost, streak }) => ({ player, played, won, lost, streak })),
  ).toEqual([
    { player: players[state.winner]?.address, played: 1, won: 1, lost: 0, streak: 1 },
    { player: players[1 - state.winner]?.address, played: 1, won: 0, lost: 1, streak: -1 },
  ])
  expect(standings.reduce((sum, { net }) => sum + net, 0n)).toBe(-settled.rake)
  expect((await queryDoleroTables(url()))[0]).toMatchObject({
    gamesOpened: 2,
    gamesSettled: 1,
    rake: settled.rake,
  })
  expect(await queryDoleroPayouts(url(), { player: a ?? '', limit: 5 })).toMatchObject([{ game }])
  expect(await queryDoleroGames(url(), { limit: 5, player: b ?? '' })).toMatchObject([{ id: game }])
  await cancel(idle)
})

/** Both players miss the first deadline. */
async function cancel({ game, players }: Awaited<ReturnType<typeof startGame>>): Promise<void> {
  const { connection } = chain
  const before = await queryDoleroStandings(url(), { token: 'SOL', limit: 10 })
  expect(await findGame(game)).toMatchObject({ status: 'running', round: 1, heartsA: 3 })
  await until('the clock has run out', () =>
    timeOut(connection, players[0], { game }).catch((error) => {
      if (error.code !== 'TooEarly') throw error
      return undefined
    }),
  )
  expect((await readGame(connection, game))?.game.winner).toBe(nothing)
  await settle(connection, players[0], { game })
  expect(await findGame(game)).toMatchObject({
    status: 'settled',
    endedBy: 'cancelled',
    winner: null,
    rake: 0n,
    balanced: true,
    payouts: [{ net: 0n }, { net: 0n }],
  })
  const standings = await queryDoleroStandings(url(), { token: 'SOL', limit: 10 })
  expect(standings).toHaveLength(before.length + 2)
  expect(standings.filter(({ cancelled }) => cancelled === 1)).toHaveLength(2)
}

test('a game without an opponent is left with the full deposit, and is in no standings', async () => {
  const { connection } = chain
  const player = await openDoleroPlayer(connection, micro)
  const stack = micro.limits.seatFee
  const { game } = await openGame(connection, player, { table: micro.address, stack })
  expect(await findGame(game)).toMatchObject({ status: 'waiting', playerB: null, round: 0 })
  const waiting = await queryDoleroGames(url(), { limit: 5, table: micro.address, status: 'waiting' })
  expect(waiting.map(({ id }) => id)).toEqual([game])
  await leaveGame(connection, player, { game })
  expect(await findGame(game)).toMatchObject({
    status: 'left',
    endedBy: 'left',
    payouts: [{ player: player.address, deposited: stack, amount: stack, net: 0n }],
  })
  const standings = await queryDoleroStandings(url(), { token: 'SOL', limit: 100 })
  expect(standings.map((standing) => standing.player)).not.toContain(player.address)
})

test('a token has standings of its own', async () => {
  const { connection } = chain
  const { seatFee } = bonk.limits
  const { game, players } = await startGame(bonk, bonk.limits.maxStack)
  await forfeit(connection, players[0], { game })
  await settle(connection, players[1], { game })
  const found = await findGame(game)
  const rake = (seatFee * 2n * 3n) / 100n
  expect(found).toMatchObject({ token: bonk.mint, endedBy: 'forfeit', winnerSide: 1, rake, balanced: true })
  const standings = await queryDoleroStandings(url(), { token: bonk.mint ?? '', limit: 10 })
  expect(standings.map(({ player, net }) => ({ player, net }))).toEqual([
    { player: players[1].address, net: seatFee - rake },
    { player: players[0].address, net: -seatFee },
  ])
})

test('a game against one’s own bot is marked, paid out, and in no standings', async () => {
  const { connection } = chain
  const stack = micro.limits.seatFee
  const player = await openDoleroPlayer(connection, micro)
  const bot = await openDoleroPlayer(connection, micro, botSecret(player.address))
  const before = await queryDoleroStandings(url(), { token: 'SOL', limit: 10 })
  const { game } = await openGame(connection, player, { table: micro.address, stack })
  expect(await findGame(game)).toMatchObject({ botSide: null })
  await joinGame(connection, bot, { game, stack })
  await forfeit(connection, bot, { game })
  await settle(connection, player, { game })
  const found = await findGame(game)
  expect(found).toMatchObject({ botSide: 1, status: 'settled', winner: player.address })
  expect(found.payouts.map((payout) => payout.player)).toEqual([player.address, bot.address])
  expect(await queryDoleroStandings(url(), { token: 'SOL', limit: 10 })).toEqual(before)
  const { dolero } = await queryFinishedGames(url(), { limit: 1 })
  expect(dolero.latest).toMatchObject([{ id: game, botSide: 1 }])
  const settled = await queryDoleroGames(url(), { limit: 100, status: 'settled' })
  expect(dolero.count).toBe(settled.length)
})

test('no honest event was quarantined', async () => {
  expect(await queryQuarantinedEvents(url(), { limit: 10 })).toEqual([])
})

test('reading again from the start, by the same or another processor, gives the same rows', async () => {
  await caughtUp()
  const height = await chain.connection.rpc.getSlot()
  const dump = (name: string) =>
    until(
      `rows of ${name}`,
      () => dumpTables(database(name), { chain: 'solana', tables: rows, height }),
      () => processor.output(),
    )
  const first = await dump('dolero')
  expect(Object.values(first).every((found) => found.length > 0)).toBe(true)
  const other = await openIndexer('solana', { database: database('dolero_again'), graphqlUrl: url() })
  await other.start(chain.deployment)
  expect(await dump('dolero_again')).toEqual(first)
  await other.close()

  await processor.stop()
  const [slot = 0] = await chain.connection.rpc.getBlocks(1, 200)
  const block = await chain.connection.rpc.getBlock(slot, { maxSupportedTransactionVersion: 0 })
  const { blockhash: hash, blockHeight } = block as unknown as { blockhash: string; blockHeight: number }
  await rewindProcessor(database('dolero'), { chain: 'solana', height: blockHeight, hash })
  await start()
  expect(await dump('dolero')).toEqual(first)
})

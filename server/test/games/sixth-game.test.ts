import { verifyChain } from '@fivefold/sdk/core'
import { readFinishedMatches } from '@fivefold/sdk/match'
import { enterNoughts, type NoughtsMatch } from '@fivefold/sdk/testing/noughts-match'
import { expect, it } from 'vitest'
import { configureGames } from '../../src/games/registry.js'
import { noughtsGame } from '../fixtures/noughts.js'
import { closedAfterEach, startServer, useServer } from '../support/server.js'

const games = [...configureGames(), () => noughtsGame]
const game = 'noughts'
const soon = { backoff: () => 10 }
const admin = { user: 'admin', password: 'secret' }

const start = (databaseUrl: string, port = 0) => startServer(databaseUrl, { games, admin, port })
const server = useServer((databaseUrl) => start(databaseUrl))
const opened = closedAfterEach<NoughtsMatch>()

async function enter(request: Parameters<typeof enterNoughts>[1]): Promise<NoughtsMatch> {
  const match = await enterNoughts(server.url, request, soon)
  opened.push(match)
  return match
}

async function seatTwo(): Promise<[NoughtsMatch, NoughtsMatch]> {
  const first = await enter({ type: 'createMatch', game, playerName: 'Alice', visibility: 'public' })
  return [first, await enter({ type: 'joinMatch', game, matchId: first.matchId, playerName: 'Bob' })]
}

type Snapshot = ReturnType<NoughtsMatch['getSnapshot']>

const until = (match: NoughtsMatch, isThere: (snapshot: Snapshot) => boolean) =>
  expect.poll(() => isThere(match.getSnapshot()), { timeout: 20_000, interval: 10 }).toBe(true)

const hasMarks = (count: number) => (snapshot: Snapshot) => snapshot.state?.transactionLog.length === count

/** The players mark these cells in turn; everyone sees each mark before the next. */
async function play(pair: readonly [NoughtsMatch, NoughtsMatch], viewers: NoughtsMatch[], cells: number[]) {
  for (const cell of cells) {
    const made = pair[0].getSnapshot().state?.transactionLog.length ?? 0
    const playerIndex = made % 2 === 0 ? 0 : 1
    await pair[playerIndex].act({ type: 'mark', playerIndex, cell })
    for (const match of [...pair, ...viewers]) await until(match, hasMarks(made + 1))
  }
}

const replay = (matchId: string) => {
  const authorization = `Basic ${Buffer.from('admin:secret').toString('base64')}`
  return fetch(new URL(`/matches/${matchId}/replay`, server.url), { headers: { authorization } })
}

it('is played over the server to its end, through a restart, before a spectator', async () => {
  const [first, second] = await seatTwo()
  const spectator = await enter({ type: 'watchMatch', game, matchId: first.matchId })
  for (const match of [first, second, spectator])
    await until(match, ({ state }) => state?.phase === 'playing')
  await play([first, second], [spectator], [0, 3])

  const port = Number(new URL(server.url).port)
  await server.stop()
  for (const match of opened) await until(match, ({ connection }) => connection === 'connecting')
  Object.assign(server, await start(server.databaseUrl, port))
  for (const match of opened) await until(match, ({ connection }) => connection === 'open')
  await play([first, second], [spectator], [1])

  second.close()
  for (const match of [first, spectator]) await until(match, ({ away }) => away[1] !== undefined)
  const playerId = second.seatToken ?? ''
  const again = await enter({ type: 'joinMatch', game, matchId: first.matchId, playerName: 'Bob', playerId })
  expect(again.playerIndex).toBe(1)
  for (const match of [first, spectator]) await until(match, ({ away }) => away[1] === undefined)
  await play([first, again], [spectator], [4, 2])

  for (const match of [first, again, spectator]) {
    const { state, integrity } = match.getSnapshot()
    expect(state).toMatchObject({ phase: 'gameOver', cells: [0, 0, 0, 1, 1, null, null, null, null] })
    expect(verifyChain(state?.transactionLog ?? [])).toEqual({ valid: true })
    expect(integrity).toEqual({ status: 'proven' })
  }
  const log = spectator.getSnapshot().state?.transactionLog
  expect(await (await replay(first.matchId)).json()).toEqual({
    valid: true,
    actionCount: 5,
    finalStateHash: log?.at(-1)?.stateHashAfter,
  })
  expect((await readFinishedMatches(server.url, { limit: 1 })).noughts).toMatchObject({
    count: 1,
    latest: [{ matchId: first.matchId, winner: 0, players: [{ name: 'Alice' }, { name: 'Bob' }] }],
  })
})

it('refuses what its rules refuse, under a code that every client knows', async () => {
  const [first, second] = await seatTwo()
  for (const match of [first, second]) await until(match, ({ state }) => state?.phase === 'playing')
  await play([first, second], [], [4])
  await expect(second.act({ type: 'mark', playerIndex: 1, cell: 4 })).rejects.toMatchObject({
    code: 'INVALID_ACTION',
    message: 'cell 4 cannot be marked',
  })
  await expect(second.act({ type: 'mark', playerIndex: 0, cell: 5 })).rejects.toMatchObject({
    code: 'PLAYER_MISMATCH',
  })
})

it('is listed in the lobby, and has no replay, while it waits for a player', async () => {
  const first = await enter({ type: 'createMatch', game, playerName: 'Alice', visibility: 'public' })
  const listed = await (await fetch(new URL('/matches?game=noughts', server.url))).json()
  expect(listed).toMatchObject({ matches: [{ matchId: first.matchId, playerName: 'Alice' }] })
  expect((await replay(first.matchId)).status).toBe(409)
})

it('is played against its own bot', async () => {
  const match = await enter({ type: 'createMatch', game, playerName: 'Alice', opponent: 'random' })
  const isMine = ({ state }: Snapshot) => state?.phase === 'gameOver' || state?.next === 0
  for (;;) {
    await until(match, isMine)
    const { state } = match.getSnapshot()
    if (state?.phase === 'gameOver') break
    await match.act({ type: 'mark', playerIndex: 0, cell: state?.cells.indexOf(null) ?? 0 })
  }
  expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
})

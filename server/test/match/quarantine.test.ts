import { randomUUID } from 'node:crypto'
import type { PlayerIndex } from '@fivefold/sdk/core'
import { type Game, legalActions } from '@fivefold/sdk/phalanx'
import { seedCommitment } from '@fivefold/sdk/war'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/app.js'
import { migrate } from '../../src/database/migrate.js'
import { createPool, type Database } from '../../src/database/pool.js'
import { beginMatch } from '../../src/match/match.js'
import type { AnyAction, ServerGame } from '../../src/match/server-game.js'
import { MatchStore, type NewSeat } from '../../src/match/store/match-store.js'
import { RawClient, seatTwo } from '../games/phalanx/support.js'
import { idleGames, secretsOf } from '../games/war/support.js'
import { createTestDatabases, type TestDatabases } from '../support/postgres.js'
import { startServer, type TestServer } from '../support/server.js'

const admin = { user: 'admin', password: 'quarantine' }
const authorization = `Basic ${Buffer.from('admin:quarantine').toString('base64')}`
const past = new Date('2026-01-01')
const games = idleGames
type GameName = 'phalanx' | 'war'
let postgres: TestDatabases
let database: Database
let store: MatchStore
const running: { stop(): Promise<void> }[] = []

beforeEach(async () => {
  postgres = await createTestDatabases(['test'])
  database = createPool({ url: postgres.url('test'), onError: () => {} })
  await migrate(database)
  store = new MatchStore(database, games, pino({ level: 'silent' }))
})

afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop()
  await database.end()
  await postgres.remove()
})

const secrets = secretsOf(1)
const termsOf = {
  phalanx: () => null,
  war: (index: PlayerIndex) => ({
    commitment: seedCommitment(secrets[index]),
    revealed: { secret: secrets[index], nfts: [] },
  }),
}
const actionOf: Record<GameName, (state: unknown) => AnyAction | undefined> = {
  phalanx: (state) => legalActions(state as Game)[0],
  war: () => ({ type: 'flip', playerIndex: 0 }),
}

/** A match in which the server has to act, with one action; the first name is hashed in a form that cannot be stored. */
async function storeMatch(name: GameName, playerName: string): Promise<string> {
  const game = games.get(name) as ServerGame
  const seat = (index: PlayerIndex): NewSeat => ({
    index,
    playerId: randomUUID(),
    name: index === 0 ? playerName : 'Bob',
    tokenHash: null,
    bot: null,
    connection: null,
    server: null,
    terms: termsOf[name](index),
  })
  const id = randomUUID()
  const terms = { rngSeed: 7, options: name === 'war' ? {} : { damageMode: 'cumulative' } }
  const facts = { id, game, ...terms, visibility: 'private', rematchOf: null } as const
  const seats = [seat(0), seat(1)] as const
  const progress = { status: 'running', active: 0, turnDeadline: past } as const
  await store.create({ ...facts, seats, progress })
  const {
    facts: begun,
    state,
    log,
  } = beginMatch({
    ...facts,
    seats: [
      { ...seats[0], forfeitAt: null },
      { ...seats[1], forfeitAt: null },
    ],
    turnDeadline: past,
    createdAt: past,
    rematchId: null,
  })
  const action = actionOf[name](state)
  if (!action) throw new Error('no action')
  const { entry } = game.record(begun, state, log, action, past.toISOString())
  expect(await store.append(id, { entry, active: null }, undefined)).toBe(true)
  return id
}

/** What an older server left of a match whose first player had this name. */
const storeCorrupted = (game: GameName) => storeMatch(game, 'x\ud800y')

type Observed = {
  app: FastifyInstance
  url: string
  /** Matches that were reported, by level. */
  reported(level: 'error' | 'warn'): (string | undefined)[]
  /** Reads of whole matches. */
  restores(): number
  /** Resolves after so many more sweeps. */
  sweeps(count: number): Promise<void>
}

/** A real server whose log and queries are seen from before it serves. */
async function startObserved(): Promise<Observed> {
  const pool = createPool({ url: postgres.url('test'), onError: () => {} })
  const app = await buildApp({
    database: pool,
    origins: [],
    logLevel: 'silent',
    requestsPerMinute: 100_000,
    admin,
    matches: { sweepEvery: 20 },
  })
  const spies = { error: vi.spyOn(app.log, 'error'), warn: vi.spyOn(app.log, 'warn') }
  const queries = vi.spyOn(pool, 'query')
  const countQueries = (part: string) =>
    queries.mock.calls.filter(([query]) => String(query).includes(part)).length
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  running.push({
    stop: async () => {
      await app.close()
      await pool.end()
    },
  })
  return {
    app,
    url,
    reported: (level) =>
      spies[level].mock.calls.map(([details]) => (details as unknown as { matchId?: string }).matchId),
    restores: () => countQueries('json_agg'),
    async sweeps(count) {
      const before = countQueries('INSERT INTO match_server')
      await vi.waitUntil(() => countQueries('INSERT INTO match_server') >= before + count, 30_000)
    },
  }
}

async function start(): Promise<TestServer> {
  const server = await startServer(postgres.url('test'))
  running.push(server)
  return server
}

async function quarantined(): Promise<{ id: string; quarantine_reason: string }[]> {
  const { rows } = await database.query(
    'SELECT id, quarantine_reason FROM match WHERE quarantined_at IS NOT NULL',
  )
  return rows
}

const waitForQuarantine = (count: number) =>
  vi.waitUntil(async () => (await quarantined()).length === count, 60_000)

describe.each(['phalanx', 'war'] as const)('200 matches of %s that cannot be restored', (game) => {
  it('are reported once each, by one server, and leave it idle; a healthy one is played', async () => {
    const corrupted: string[] = []
    for (let i = 0; i < 200; i++) corrupted.push(await storeCorrupted(game))
    const healthy = await storeMatch(game, 'Alice')
    const server = await startObserved()
    await waitForQuarantine(200)
    await server.sweeps(2)
    expect(server.reported('error').sort()).toEqual(corrupted.sort())
    expect(server.reported('warn')).toEqual([])
    // The server flipped, or deployed, for the player who was late.
    expect((await store.restore(healthy))?.log.length).toBeGreaterThan(1)

    const restored = server.restores()
    await server.sweeps(10)
    expect(server.restores()).toBe(restored)
    const second = await startObserved()
    await second.sweeps(10)
    expect(second.restores()).toBe(0)
    expect([...second.reported('error'), ...second.reported('warn')]).toEqual([])
    expect(server.reported('error')).toHaveLength(200)

    const metrics = await (await fetch(`${second.url}/metrics`)).text()
    expect(metrics).toContain('fivefold_matches_quarantined 200')
    const health = await fetch(`${second.url}/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'ok', quarantinedMatches: 200 })
  }, 120_000)

  it('are refused with a code, and the client can use other matches', async () => {
    const matchId = await storeCorrupted(game)
    const { url } = await startObserved()
    const client = await RawClient.open(url)
    const refusal = { code: 'MATCH_QUARANTINED', error: expect.stringContaining(matchId) }
    for (const type of ['joinMatch', 'watchMatch', 'joinMatch'])
      expect(await client.ask({ type, matchId, playerName: 'Eve' }, 'matchError')).toMatchObject(refusal)
    await client.ask({ type: 'createMatch', playerName: 'Eve' }, 'matchCreated')
    client.close()
    expect(await quarantined()).toEqual([
      { id: matchId, quarantine_reason: `The log of match ${matchId} does not lead to its own hashes` },
    ])
    // An operator can still look at what is wrong.
    const replay = await fetch(`${url}/matches/${matchId}/replay`, { headers: { authorization } })
    expect(await replay.json()).toMatchObject({ valid: false, actionCount: 1 })
  })
})

describe('a match with a row that cannot be read', () => {
  it('is not in the lobby, where the others are', async () => {
    const server = await start()
    const client = await RawClient.open(server.url)
    const open = { type: 'createMatch', playerName: 'Alice', visibility: 'public' }
    const { matchId } = await client.ask(open, 'matchCreated')
    const other = await RawClient.open(server.url)
    const { matchId: broken } = await other.ask(open, 'matchCreated')
    await database.query(`UPDATE match SET options = '{"damageMode":"none"}' WHERE id = $1`, [broken])
    for (let i = 0; i < 2; i++) {
      const { matches } = (await (await fetch(`${server.url}/matches`)).json()) as { matches: object[] }
      expect(matches).toEqual([expect.objectContaining({ matchId })])
    }
    expect((await quarantined()).map(({ id }) => id)).toEqual([broken])
    client.close()
    other.close()
  })

  it.each([
    ['its options', 409, `UPDATE match SET options = '{}' WHERE id = $1`],
    ['its game', 409, `UPDATE match SET game = 'chess' WHERE id = $1`],
    ['a seat', 409, `UPDATE match_seat SET terms = '"\\ud83d\\ude80"' WHERE match_id = $1 AND seat = 1`],
    [
      'an entry of its log',
      409,
      `UPDATE match_log SET entry = '{"type":"\\u0000\\ud800"}' WHERE match_id = $1`,
    ],
    [
      'a missing entry',
      200,
      `UPDATE match_log SET sequence_number = 1, entry = jsonb_set(entry::jsonb, '{sequenceNumber}', '1')
       WHERE match_id = $1`,
    ],
  ])('is quarantined because of %s', async (_, replayStatus, statement) => {
    const matchId = await storeMatch('phalanx', 'Alice')
    await database.query(statement, [matchId])
    const server = await startObserved()
    await waitForQuarantine(1)
    await server.sweeps(2)
    expect(server.reported('error')).toEqual([matchId])
    const replay = await fetch(`${server.url}/matches/${matchId}/replay`, { headers: { authorization } })
    expect(replay.status).toBe(replayStatus)
    const verdict = replayStatus === 200 ? { valid: false } : { error: 'MATCH_QUARANTINED' }
    expect(await replay.json()).toMatchObject(verdict)
  })
})

describe('a match whose log is corrupted while it is watched', () => {
  it('is closed for everyone who does, on every server', async () => {
    const servers = [await start(), await start()] as const
    const { matchId, players } = await seatTwo([servers[0].url, servers[1].url])
    const entry = { type: 'pass' }
    await database.query('INSERT INTO match_log (match_id, sequence_number, entry) VALUES ($1, 0, $2)', [
      matchId,
      entry,
    ])
    for (const { client } of players)
      expect(await client.next('matchError')).toMatchObject({ code: 'MATCH_QUARANTINED' })
    for (const { client } of players) {
      await client.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
      client.close()
    }
  })
})

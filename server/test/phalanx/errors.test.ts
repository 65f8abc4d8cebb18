import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../support/postgres.js'
import { RawClient, seatTwo, startServer, type TestServer, toCombat } from './support.js'

let postgres: TestDatabases
let server: TestServer
const clients: RawClient[] = []

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  server = await startServer(postgres.url('test'))
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(async () => {
  await server.stop()
  await postgres.remove()
})

async function open(url = server.url): Promise<RawClient> {
  const client = await RawClient.open(url)
  clients.push(client)
  return client
}

async function table() {
  const seated = await seatTwo([server.url, server.url])
  clients.push(...seated.players.map(({ client }) => client))
  return seated
}

const pass = (matchId: string, playerIndex = 0) => ({
  type: 'action',
  matchId,
  action: { type: 'pass', playerIndex },
})
const create = { type: 'createMatch', playerName: 'Alice' }

describe('each error code', () => {
  it('PARSE_ERROR: invalid JSON sent', async () => {
    const client = await open()
    client.socket.send('{"type"')
    expect(await client.next('matchError')).toMatchObject({ code: 'PARSE_ERROR' })
  })

  it("VALIDATION_ERROR: message doesn't match schema, and says where", async () => {
    const answer = await (await open()).ask(
      { type: 'joinMatch', matchId: 'abc', playerName: 'B' },
      'matchError',
    )
    expect(answer).toMatchObject({ code: 'VALIDATION_ERROR', error: expect.stringContaining('matchId') })
  })

  it("MATCH_NOT_FOUND: matchId doesn't exist", async () => {
    const client = await open()
    const join = { type: 'joinMatch', matchId: randomUUID(), playerName: 'B' }
    expect(await client.ask(join, 'matchError')).toMatchObject({ code: 'MATCH_NOT_FOUND' })
    await client.ask(create, 'matchCreated')
    expect(await client.ask(pass(randomUUID()), 'actionError')).toMatchObject({ code: 'MATCH_NOT_FOUND' })
  })

  it('MATCH_FULL: match already has 2 players, also for one who guesses a playerId', async () => {
    const { matchId } = await table()
    const join = { type: 'joinMatch', matchId, playerName: 'Eve' }
    const third = await open()
    expect(await third.ask(join, 'matchError')).toMatchObject({ code: 'MATCH_FULL' })
    const guess = { ...join, playerId: randomUUID() }
    expect(await third.ask(guess, 'matchError')).toMatchObject({ code: 'MATCH_FULL' })
  })

  it('WATCH_FAILED: spectator join failed', async () => {
    const client = await open()
    const watch = (matchId: string) => ({ type: 'watchMatch', matchId })
    expect(await client.ask(watch(randomUUID()), 'matchError')).toMatchObject({ code: 'WATCH_FAILED' })
    const { matchId } = await client.ask(create, 'matchCreated')
    expect(await client.ask(watch(matchId), 'matchError')).toMatchObject({ code: 'WATCH_FAILED' })
  })

  it('NOT_IN_MATCH: action sent before joining, and by a spectator', async () => {
    const { matchId } = await table()
    const client = await open()
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({ code: 'NOT_IN_MATCH' })
    await client.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    await client.next('gameState')
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({ code: 'NOT_IN_MATCH' })
  })

  it('GAME_NOT_STARTED: action before both players joined', async () => {
    const client = await open()
    const { matchId } = await client.ask(create, 'matchCreated')
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({ code: 'GAME_NOT_STARTED' })
  })

  it('PLAYER_NOT_FOUND: action sent for unknown player, and a playerId without a seat', async () => {
    const { matchId } = await table()
    const client = await open()
    const own = await client.ask(create, 'matchCreated')
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({ code: 'PLAYER_NOT_FOUND' })
    const other = await open()
    const join = { type: 'joinMatch', matchId: own.matchId, playerName: 'Eve', playerId: randomUUID() }
    expect(await other.ask(join, 'matchError')).toMatchObject({ code: 'PLAYER_NOT_FOUND' })
  })

  it('PLAYER_MISMATCH: wrong playerIndex', async () => {
    const { matchId, players } = await table()
    expect(await players[0].client.ask(pass(matchId, 1), 'actionError')).toMatchObject({
      code: 'PLAYER_MISMATCH',
    })
  })

  it('INVALID_ACTION: action invalid in current state', async () => {
    const seated = await table()
    const [a, b] = seated.players
    expect(await a.client.ask(pass(seated.matchId), 'actionError')).toMatchObject({ code: 'INVALID_ACTION' })
    await toCombat(seated)
    const early = await b.client.ask(pass(seated.matchId, 1), 'actionError')
    expect(early).toMatchObject({ code: 'INVALID_ACTION', error: expect.stringContaining("player 0's turn") })
  })

  it('ACTION_FAILED: engine rejected the action', async () => {
    const { matchId, players, state } = await table()
    // A card of one player's hand is not in the other's, or not at this place: one of the twelve will do.
    const mine = new Set(state.players[1].hand.map(({ suit, rank }) => suit + rank))
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
    const [a, b] = players
    await a.client.ask({ type: 'joinMatch', matchId, playerName: 'A', playerId: a.playerId }, 'matchJoined')
    const own = (await a.client.next('gameState')).state.players[0].hand[0]
    a.client.send({
      type: 'action',
      matchId,
      action: { type: 'deploy', playerIndex: 0, card: own, column: 0 },
    })
    await b.client.next('gameState')
    const missing = ranks.find((rank) => !mine.has(`spades${rank}`))
    const card = { suit: 'spades', rank: missing }
    const deploy = { type: 'action', matchId, action: { type: 'deploy', playerIndex: 1, card, column: 0 } }
    expect(await b.client.ask(deploy, 'actionError')).toMatchObject({ code: 'ACTION_FAILED' })
  })

  it('RATE_LIMITED: too many websocket messages, or too many matches on one socket', async () => {
    const slow = await startServer(postgres.url('test'), { matches: { messagesPerSecond: 5 } })
    try {
      const client = await open(slow.url)
      for (let i = 0; i < 20; i++) client.send({})
      for (let i = 0; i < 20; i++) await client.next('matchError')
      expect(client.received.at(-1)).toContain('RATE_LIMITED')
    } finally {
      await slow.stop()
    }
    const greedy = await open()
    for (let i = 0; i < 32; i++) await greedy.ask(create, 'matchCreated')
    expect(await greedy.ask(create, 'matchError')).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a refused action', () => {
  it('changes nothing and is told to nobody else', async () => {
    const seated = await table()
    const [a, b] = seated.players
    const before = await toCombat(seated)
    for (const wrong of [pass(seated.matchId, 0), pass(seated.matchId, 1)]) {
      await b.client.ask(wrong, 'actionError')
    }
    expect(a.client.waiting).toEqual([])
    const spectator = await open()
    await spectator.ask({ type: 'watchMatch', matchId: seated.matchId }, 'spectatorJoined')
    const { state } = await spectator.next('gameState')
    expect(state.transactionLog).toEqual(before[0].transactionLog)
  })
})

describe('without a password', () => {
  it('the replay refuses with 503 and says why, whatever is sent', async () => {
    const { matchId } = await table()
    for (const text of ['admin:', 'admin:undefined', 'admin:password']) {
      const authorization = `Basic ${Buffer.from(text).toString('base64')}`
      const response = await fetch(`${server.url}/matches/${matchId}/replay`, { headers: { authorization } })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: 'ADMIN_NOT_CONFIGURED' })
    }
  })
})

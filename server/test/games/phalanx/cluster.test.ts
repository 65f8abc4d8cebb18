import { readServerHealth } from '@fivefold/sdk/match'
import type { Action, GameState } from '@fivefold/sdk/phalanx'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { hasRedis, startTestRedis, type TestRedis } from './redis.js'
import { move, RawClient, seatTwo, toCombat } from './support.js'

if (!hasRedis) console.warn('redis-server is not installed: notices over Redis are NOT tested')

describe.each([
  { way: 'Postgres', isThere: true },
  { way: 'Redis', isThere: hasRedis },
])('two servers over one database, with notices by $way', ({ way, isThere }) => {
  let postgres: TestDatabases
  let redis: TestRedis | undefined
  let servers: [TestServer, TestServer]
  const clients: RawClient[] = []

  beforeAll(async () => {
    if (!isThere) return
    postgres = await createTestDatabases(['test'])
    redis = way === 'Redis' ? await startTestRedis() : undefined
    // Sweeping would hide notices that do not arrive.
    const options = { matches: { sweepEvery: 3_600_000 }, redisUrl: redis?.url }
    servers = [
      await startServer(postgres.url('test'), options),
      await startServer(postgres.url('test'), options),
    ]
  })

  afterEach(() => {
    for (const client of clients.splice(0)) client.close()
  })

  afterAll(async () => {
    if (!isThere) return
    await Promise.all(servers.map((server) => server.stop()))
    await redis?.stop()
    await postgres.remove()
  })

  async function open(url: string): Promise<RawClient> {
    const client = await RawClient.open(url)
    clients.push(client)
    return client
  }

  async function table() {
    const seated = await seatTwo([servers[0].url, servers[1].url])
    clients.push(...seated.players.map(({ client }) => client))
    return seated
  }

  // The first one: later the two have heard of each other anyway.
  it.runIf(isThere)('a server that started alone notifies one that started later', async () => {
    const seated = await seatTwo([servers[0].url, servers[0].url])
    clients.push(...seated.players.map(({ client }) => client))
    const watcher = await open(servers[1].url)
    await watcher.ask({ type: 'watchMatch', matchId: seated.matchId }, 'spectatorJoined')
    await watcher.next('gameState')
    await toCombat(seated)
    expect((await watcher.next('gameState')).state.transactionLog).toHaveLength(1)
  })

  it.runIf(isThere)('a match between players on different servers, watched on both', async () => {
    const seated = await table()
    const watchers = [await open(servers[0].url), await open(servers[1].url)]
    for (const watcher of watchers) {
      await watcher.ask({ type: 'watchMatch', matchId: seated.matchId }, 'spectatorJoined')
      await watcher.next('gameState')
    }
    const shown = await toCombat(seated)
    expect(shown[0].transactionLog).toEqual(shown[1].transactionLog)
    const [over] = await move(seated, { type: 'forfeit', playerIndex: 0 })
    expect(over.outcome).toMatchObject({ winnerIndex: 1 })
    for (const watcher of watchers) {
      // Every state was shown, one after the other.
      for (let count = 1; count <= 17; count++) {
        expect((await watcher.next('gameState')).state.transactionLog).toHaveLength(count)
      }
    }
  })

  it.runIf(isThere)('a seat taken over on the other server closes the old socket', async () => {
    const { matchId, players } = await table()
    const again = await open(servers[1].url)
    const { playerId } = players[0]
    await again.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId }, 'matchJoined')
    await again.next('gameState')
    expect(await players[0].client.closed).toBe(4001)
  })

  it.runIf(isThere)('disconnects and returns are shown on the other server', async () => {
    const { matchId, players } = await table()
    const { playerId, client } = players[0]
    client.close()
    await players[1].client.next('opponentDisconnected')
    const again = await open(servers[1].url)
    await again.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId }, 'matchJoined')
    await players[1].client.next('opponentReconnected')
  })

  it.runIf(isThere)('of two who join at once on different servers one gets the seat', async () => {
    const creator = await open(servers[0].url)
    const { matchId } = await creator.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
    const rivals = [await open(servers[0].url), await open(servers[1].url)]
    for (const rival of rivals) rival.send({ type: 'joinMatch', matchId, playerName: 'Bob' })
    const answers = await Promise.all(
      rivals.map((rival) =>
        expect
          .poll(() => rival.received[0], { timeout: 5_000 })
          .toBeDefined()
          .then(() => rival.received[0]),
      ),
    )
    const types = answers.map((text) => JSON.parse(text as string)).map(({ type, code }) => code ?? type)
    expect(types.sort()).toEqual(['MATCH_FULL', 'matchJoined'])
  })

  it.runIf(isThere)('the same seat on two servers cannot store two actions in one place', async () => {
    const seated = await table()
    const shown = await toCombat(seated)
    const { matchId } = seated
    // The second socket takes the seat over while the first one still sends.
    const [first, second] = [seated.players[0].client, await open(servers[1].url)]
    const pass: Action = { type: 'pass', playerIndex: 0 }
    const { playerId } = seated.players[0]
    first.send({ type: 'action', matchId, action: pass })
    second.send({ type: 'joinMatch', matchId, playerName: 'Alice', playerId })
    second.send({ type: 'action', matchId, action: pass })
    await expect
      .poll(async () => (await logOf(matchId)).length, { timeout: 5_000 })
      .toBeGreaterThan(shown[0].transactionLog.length)
    const isRefused = ({ received, socket }: RawClient) =>
      socket.readyState === socket.CLOSED || received.some((text) => text.includes('"matchError"'))
    await expect.poll(() => isRefused(first) || isRefused(second)).toBe(true)
    expect(await logOf(matchId)).toHaveLength(shown[0].transactionLog.length + 1)
  })

  async function logOf(matchId: string): Promise<GameState['transactionLog']> {
    const { rows } = await servers[0].database.query('SELECT entry FROM match_log WHERE match_id = $1', [
      matchId,
    ])
    return rows.map(({ entry }) => entry)
  }

  it.runIf(isThere && way === 'Redis')(
    'Redis may go away and come back: nothing stored is lost',
    async () => {
      const seated = await table()
      const { matchId, players, state } = seated
      await redis?.stop()
      await expect
        .poll(() => readServerHealth(servers[0].url))
        .toMatchObject({
          status: 'down',
          dependencies: { redis: { status: 'down' }, database: { status: 'ok' } },
        })
      const [a, b] = players
      await a.client.ask({ type: 'joinMatch', matchId, playerName: 'A', playerId: a.playerId }, 'matchJoined')
      const own = await a.client.next('gameState')
      const card = own.state.players[0].hand[0]
      const deploy = { type: 'deploy', playerIndex: 0, card, column: 0 }
      a.client.send({ type: 'action', matchId, action: deploy })
      expect((await a.client.next('gameState')).state.transactionLog).toHaveLength(1)
      await redis?.start()
      expect((await b.client.next('gameState')).state.transactionLog).toHaveLength(1)
      expect(state.transactionLog).toHaveLength(0)
      await expect
        .poll(() => readServerHealth(servers[0].url), { timeout: 5_000 })
        .toMatchObject({ status: 'ok' })
    },
  )
})

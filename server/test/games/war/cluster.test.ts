import { verifyLog } from '@fivefold/sdk/war'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../metadata/gateway.js'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { hasRedis, startTestRedis, type TestRedis } from '../phalanx/redis.js'
import { allNfts, fast, gamesWith, playUntil, seatTwo } from './support.js'
import { lotOf, tiedGame } from './tied-game.js'

// Both servers look for the lots that a match awaits; each lot is recorded once.
describe.skipIf(!hasRedis)('two servers over one database and one Redis', () => {
  let postgres: TestDatabases
  let redis: TestRedis
  let gateway: TestGateway
  let servers: [TestServer, TestServer]

  beforeAll(async () => {
    postgres = await createTestDatabases(['test'])
    redis = await startTestRedis()
    gateway = await startGateway({ behave: () => 'honest' })
    const uris = new Map(
      allNfts.flat().map(({ id }) => [id, gateway.put({ name: `card ${id}`, lot: lotOf(id) })]),
    )
    const options = {
      redisUrl: redis.url,
      games: gamesWith({
        ownedCards: async (_matchId, seat) => allNfts[seat],
        cardUri: async (id) => uris.get(id) ?? '',
        gateways: [gateway.url],
        options: fast,
      }),
    }
    servers = [
      await startServer(postgres.url('test'), options),
      await startServer(postgres.url('test'), options),
    ]
  })

  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()))
    await gateway?.close()
    await redis?.stop()
    await postgres?.remove()
  })

  it('play one match between players on different servers, lots and all', async () => {
    const table = await seatTwo([servers[0].url, servers[1].url], tiedGame)
    await playUntil(table, ({ transactionLog }) => transactionLog.length > 60)
    const { matchId, players } = table
    players[0].client.send({ type: 'action', matchId, action: { type: 'forfeit', playerIndex: 0 } })
    for (const { client } of players) {
      expect(await client.until('gameOver')).toMatchObject({ winner: 1 })
      const { state } = client.last
      const recorded = state.transactionLog.filter(({ action }) => action.type === 'lots')
      expect(recorded.length).toBeGreaterThan(1)
      expect(verifyLog(state)).toEqual({ valid: true })
      client.close()
    }
    const asked = gateway.requests.map(({ cid }) => cid)
    expect(new Set(asked).size).toBe(asked.length)
  }, 120_000)
})

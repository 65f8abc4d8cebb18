import { type GameState, lotsNeeded, verifyLog } from '@fivefold/sdk/war'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Behaviour, startGateway, type TestGateway } from '../../metadata/gateway.js'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import {
  allNfts,
  fast,
  gamesWith,
  kinds,
  playUntil,
  seatTwo,
  startWarServer,
  WarClient,
  type WarServer,
  type WarTable,
} from './support.js'
import { lotOf, tiedGame } from './tied-game.js'

let postgres: TestDatabases
let gateway: TestGateway
let behaviour: Behaviour = 'honest'
const uris = new Map<number, string>()
const running: (() => Promise<void>)[] = []

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  gateway = await startGateway({ behave: () => behaviour })
  for (const { id } of allNfts.flat()) uris.set(id, gateway.put({ name: `card ${id}`, lot: lotOf(id) }))
})

afterEach(async () => {
  behaviour = 'honest'
  for (const stop of running.splice(0)) await stop()
})

afterAll(async () => {
  await gateway.close()
  await postgres.remove()
})

async function start(kind: (typeof kinds)[number], options: object = {}, matches: object = {}) {
  const server = await startWarServer(postgres.url('test'), kind, {
    matches,
    games: gamesWith({
      ownedCards: async (_matchId, seat) => allNfts[seat],
      cardUri: async (id) => uris.get(id) ?? '',
      gateways: [gateway.url],
      options: { ...fast, timeout: 300, ...options },
    }),
  })
  running.push(server.stop)
  return server
}

async function sit(server: WarServer): Promise<WarTable> {
  const table = await seatTwo([server.url, server.url], tiedGame)
  running.unshift(async () => {
    for (const { client } of table.players) client.close()
  })
  return table
}

const waits = (state: GameState) => state.phase === 'lots'
const ready = async (server: WarServer) => {
  await expect.poll(async () => (await fetch(`${server.url}/health`)).status, { timeout: 10_000 }).toBe(200)
}

async function awaitedBy(client: WarClient) {
  const { awaitsLots } = await client.until('gameState', (message) => message.awaitsLots !== undefined)
  return awaitsLots
}

/** A match that waits for lots while the gateway fails. */
async function stall(server: WarServer) {
  await ready(server)
  behaviour = 'fail'
  const table = await sit(server)
  return { table, state: await playUntil(table, waits) }
}

describe.each(kinds)('$name', (kind) => {
  describe.skipIf(!kind.isThere)('a round that needs lots', () => {
    it('waits while the gateway fails, reports it to everyone, and continues when it is back', async () => {
      const server = await start(kind)
      const { table, state } = await stall(server)
      for (const { client } of table.players) {
        expect(await awaitedBy(client)).toEqual({
          ids: lotsNeeded(state),
          since: state.transactionLog.at(-1)?.timestamp,
        })
      }
      // A new spectator gets it too.
      const late = await WarClient.open(server.url)
      await late.ask({ type: 'watchMatch', matchId: table.matchId }, 'spectatorJoined')
      expect((await awaitedBy(late))?.ids).toEqual(lotsNeeded(state))
      late.close()
      const { client } = table.players[0]
      const action = { type: 'flip', playerIndex: 0 }
      const refused = await client.ask({ type: 'action', matchId: table.matchId, action }, 'actionError')
      expect(refused.code).toBe('INVALID_ACTION')
      behaviour = 'honest'
      const after = await client.state(state.transactionLog.length + 1)
      const answered = after.transactionLog.at(-1)?.action
      expect(answered).toEqual({
        type: 'lots',
        lots: lotsNeeded(state).map((id) => ({ id, lot: lotOf(id) })),
      })
      expect(client.last.awaitsLots).toBeUndefined()
    }, 60_000)

    it('reports why a lot cannot be fetched, and asks again', async () => {
      const server = await start(kind, { attempts: 1 }, { lookupPause: 50, sweepEvery: 50 })
      const { table } = await stall(server)
      const { client } = table.players[1]
      const { awaitsLots } = await client.until('gameState', (message) =>
        Boolean(message.awaitsLots?.problem),
      )
      expect(awaitsLots?.problem).toMatch(/^The lot of card \d+ cannot be had/)
      const count = client.last.state.transactionLog.length
      behaviour = 'honest'
      expect((await client.state(count + 1)).transactionLog.at(-1)?.action.type).toBe('lots')
    }, 60_000)

    it('continues after a restart of the server in the middle of it', async () => {
      const server = await start(kind)
      const { table, state } = await stall(server)
      const first = table.players[0]
      for (const stop of running.splice(0)) await stop()
      behaviour = 'honest'
      const next = await start(kind, {}, { sweepEvery: 50 })
      const client = await WarClient.open(next.url)
      running.unshift(async () => client.close())
      const { matchId } = table
      const { playerId } = first
      await client.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId }, 'matchJoined')
      const after = await client.state(state.transactionLog.length + 1)
      expect(after.transactionLog[state.transactionLog.length]?.action.type).toBe('lots')
    }, 60_000)
  })
})

const redisKind = kinds.find(({ needsRedis }) => needsRedis)

describe.skipIf(!redisKind?.isThere)('Redis killed and restarted in the middle of games', () => {
  it('games wait, say so, and go on to a proven end', async () => {
    if (!redisKind) return
    // Nothing is fetched ahead, so that the lots are missing when they are needed.
    behaviour = 'fail'
    const server = await start(redisKind, { pause: 60_000, longestPause: 60_000 }, { sweepEvery: 100 })
    await ready(server)
    const tables = [await sit(server), await sit(server), await sit(server)]
    await server.redis?.stop()
    const states = await Promise.all(tables.map((table) => playUntil(table, waits)))
    for (const [i, table] of tables.entries()) {
      for (const { client } of table.players) {
        expect((await awaitedBy(client))?.ids).toEqual(lotsNeeded(states[i] as GameState))
      }
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(503)
    behaviour = 'honest'
    await server.redis?.start()
    for (const table of tables) {
      const state = await playUntil(table, ({ transactionLog }) => transactionLog.length > 60)
      const { matchId, players } = table
      const action = { type: 'forfeit', playerIndex: 0 }
      if (state.phase !== 'gameOver') players[0].client.send({ type: 'action', matchId, action })
      await players[1].client.until('gameOver')
      const over = players[1].client.last.state
      expect(over.transactionLog.filter((entry) => entry.action.type === 'lots').length).toBeGreaterThan(1)
      expect(verifyLog(over)).toEqual({ valid: true })
    }
  }, 120_000)
})

import { createMatch } from '@fivefold/sdk/match/phalanx'
import { type Action, legalActions } from '@fivefold/sdk/phalanx'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { startServer, type TestServer } from '../../support/server.js'
import { move, RawClient, seatTwo, type Table, toCombat } from './support.js'

let postgres: TestDatabases
let servers: [TestServer, TestServer]
const clients: RawClient[] = []

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  const start = () => startServer(postgres.url('test'), { matches: { sweepEvery: 20, slotLifetime: 400 } })
  servers = [await start(), await start()]
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(async () => {
  for (const server of servers) await server.stop()
  await postgres.remove()
})

async function open(url = servers[0].url): Promise<RawClient> {
  const client = await RawClient.open(url)
  clients.push(client)
  return client
}

/** A match between two servers in which the active player gave up. */
async function finished(options = {}): Promise<Table> {
  const table = await seatTwo([servers[0].url, servers[1].url], options)
  clients.push(...table.players.map(({ client }) => client))
  const [state] = await toCombat(table)
  await move(table, { type: 'forfeit', playerIndex: state.activePlayerIndex })
  return table
}

const ask = ({ matchId, players }: Table, index: 0 | 1) => ({
  type: 'createMatch',
  playerName: ['Alice', 'Bob'][index],
  rematchOf: matchId,
  playerId: players[index].playerId,
})

describe('a rematch', () => {
  it('is sent to the other player, who takes the reserved seat; they swap seats', async () => {
    const table = await finished({ gameOptions: { damageMode: 'per-turn' } })
    const [a, b] = table.players
    const watcher = await open()
    await watcher.ask({ type: 'watchMatch', matchId: table.matchId }, 'spectatorJoined')
    expect((await watcher.next('gameState')).rematchId).toBeUndefined()

    const asked = await a.client.ask(ask(table, 0), 'matchJoined')
    expect(asked).toMatchObject({ playerIndex: 1, playerId: a.playerId })
    const waiting = await a.client.next('gameState')
    expect(waiting.state).toMatchObject({ phase: 'setup', gameOptions: { damageMode: 'per-turn' } })
    for (const each of [a.client, b.client, watcher]) {
      const shown = await each.next('gameState')
      expect(shown).toMatchObject({ matchId: table.matchId, rematchId: asked.matchId })
    }

    const accepted = await b.client.ask(ask(table, 1), 'matchJoined')
    expect(accepted).toMatchObject({ matchId: asked.matchId, playerIndex: 0, playerId: b.playerId })
    const { state } = await b.client.next('gameState')
    expect(state.phase).toBe('deployment')
    expect(state.players.map(({ player }) => player.name)).toEqual(['Bob', 'Alice'])
    expect((await a.client.next('gameState')).matchId).toBe(asked.matchId)
    const [action] = legalActions(state) as [Action]
    b.client.send({ type: 'action', matchId: asked.matchId, action })
    expect((await b.client.next('gameState')).state.transactionLog).toHaveLength(1)
  })

  it('is one match, though both ask at once', async () => {
    const table = await finished()
    const [a, b] = table.players
    a.client.send(ask(table, 0))
    b.client.send(ask(table, 1))
    const rematches = async () =>
      (await servers[0].database.query('SELECT id, status FROM match WHERE rematch_of = $1', [table.matchId]))
        .rows
    await expect.poll(async () => (await rematches())[0]?.status, { timeout: 5_000 }).toBe('running')
    expect(await rematches()).toHaveLength(1)
    for (const { client } of [a, b]) {
      const joined = client.received.filter((text) => text.includes('"matchJoined"')).at(-1) ?? ''
      expect(JSON.parse(joined).matchId).toBe((await rematches())[0].id)
    }
  })

  it('keeps its seats from everyone else, and from the lobby', async () => {
    const table = await finished()
    const { matchId } = await table.players[0].client.ask(ask(table, 0), 'matchJoined')
    const stranger = await open()
    const refused = await stranger.ask({ type: 'joinMatch', matchId, playerName: 'Eve' }, 'matchError')
    expect(refused.code).toBe('MATCH_FULL')
    const playerId = '0b0e1f2c-5a5e-4c55-8d8b-4f0c6a1d2e3f'
    const guess = { type: 'joinMatch', matchId, playerName: 'Eve', playerId }
    expect((await stranger.ask(guess, 'matchError')).code).toBe('PLAYER_NOT_FOUND')
    const { matches } = (await (await fetch(`${servers[0].url}/matches`)).json()) as {
      matches: { matchId: string }[]
    }
    expect(matches.map((each) => each.matchId)).not.toContain(matchId)
  })

  it('can be asked for by the players of a finished match, and by nobody else', async () => {
    const running = await seatTwo([servers[0].url, servers[0].url])
    clients.push(...running.players.map(({ client }) => client))
    const { client, playerId } = running.players[0]
    expect(await client.ask(ask(running, 0), 'matchError')).toMatchObject({
      code: 'VALIDATION_ERROR',
      error: 'rematchOf: the match is not over',
    })
    const table = await finished()
    const base = { type: 'createMatch', playerName: 'Eve', rematchOf: table.matchId }
    expect((await client.ask(base, 'matchError')).code).toBe('VALIDATION_ERROR')
    expect((await client.ask({ ...base, playerId }, 'matchError')).code).toBe('PLAYER_NOT_FOUND')
    const rematchOf = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
    expect((await client.ask({ ...base, rematchOf, playerId }, 'matchError')).code).toBe('MATCH_NOT_FOUND')
  })

  it('against a bot begins at once, with the bot in the other seat', async () => {
    const match = await createMatch(servers[0].url, { playerName: 'Alice', opponent: 'random' })
    const { matchId: rematchOf, seatToken } = match
    const until = async (isDone: () => boolean) => expect.poll(isDone, { timeout: 20_000 }).toBe(true)
    const state = () => match.getSnapshot().state
    while (state()?.phase === 'deployment') {
      await until(() => state()?.activePlayerIndex === 0 || state()?.phase !== 'deployment')
      const now = state()
      const [action] = now?.phase === 'deployment' ? legalActions(now) : []
      if (action) await match.act(action)
    }
    await until(() => state()?.activePlayerIndex === 0)
    await match.act({ type: 'forfeit', playerIndex: 0 })
    const rematch = await createMatch(servers[0].url, {
      playerName: 'Alice',
      rematchOf,
      seatToken: seatToken as string,
    })
    expect(rematch.playerIndex).toBe(1)
    await until(() => rematch.getSnapshot().state?.transactionLog.length === 1)
    await until(() => match.getSnapshot().rematchId === rematch.matchId)
    match.close()
    rematch.close()
  })
})

describe('matches that nobody fills', () => {
  const isThere = async (id: string) =>
    (await servers[0].database.query('SELECT 1 FROM match WHERE id = $1', [id])).rows.length === 1

  it('are removed once their time is over, and not before those who sit there leave', async () => {
    const host = await open()
    const { matchId, playerId } = await host.ask(
      { type: 'createMatch', playerName: 'Alice', visibility: 'public' },
      'matchCreated',
    )
    const response = await fetch(`${servers[0].url}/matches`, { method: 'POST' })
    const slot = ((await response.json()) as { matchId: string }).matchId
    const watcher = await open()
    await watcher.ask({ type: 'watchMatch', matchId: slot }, 'spectatorJoined')
    await watcher.next('gameState')
    await expect.poll(() => isThere(slot), { timeout: 5_000 }).toBe(false)
    expect(await isThere(matchId)).toBe(true)
    const late = await open()
    const refused = await late.ask({ type: 'joinMatch', matchId: slot, playerName: 'Bob' }, 'matchError')
    expect(refused.code).toBe('MATCH_NOT_FOUND')
    host.close()
    await expect.poll(() => isThere(matchId), { timeout: 5_000 }).toBe(false)
    const back = { type: 'joinMatch', matchId, playerName: 'Alice', playerId }
    expect((await late.ask(back, 'matchError')).code).toBe('MATCH_NOT_FOUND')
  })

  it('stay when they began, however long everybody is away', async () => {
    const table = await seatTwo([servers[0].url, servers[0].url])
    for (const { client } of table.players) client.close()
    // A slot that is opened later is removed first.
    const response = await fetch(`${servers[0].url}/matches`, { method: 'POST' })
    const slot = ((await response.json()) as { matchId: string }).matchId
    await expect.poll(() => isThere(slot), { timeout: 5_000 }).toBe(false)
    const back = await open()
    const { playerId } = table.players[1]
    const { matchId } = table
    await back.ask({ type: 'joinMatch', matchId, playerName: 'Bob', playerId }, 'matchJoined')
    expect((await back.next('gameState')).state.phase).toBe('deployment')
  })
})

describe('the absence of a player', () => {
  it('is reported: to a player who comes back, and to a spectator, who is notified of the return too', async () => {
    const table = await seatTwo([servers[0].url, servers[1].url])
    const [a, b] = table.players
    const { matchId } = table
    a.client.close()
    expect(await b.client.next('opponentDisconnected')).toMatchObject({ matchId, playerIndex: 0 })
    const watcher = await open()
    await watcher.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    await watcher.next('gameState')
    expect(await watcher.next('opponentDisconnected')).toMatchObject({ matchId, playerIndex: 0 })

    b.client.close()
    expect(await watcher.next('opponentDisconnected')).toMatchObject({ playerIndex: 1 })
    const bob = await open(servers[1].url)
    await bob.ask({ type: 'joinMatch', matchId, playerName: 'Bob', playerId: b.playerId }, 'matchJoined')
    await bob.next('gameState')
    expect(await bob.next('opponentDisconnected')).toMatchObject({ matchId, playerIndex: 0 })
    expect(await watcher.next('opponentReconnected')).toMatchObject({ playerIndex: 1 })
    const alice = await open()
    await alice.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId: a.playerId }, 'matchJoined')
    await alice.next('gameState')
    expect(await bob.next('opponentReconnected')).toMatchObject({ playerIndex: 0 })
    expect(await watcher.next('opponentReconnected')).toMatchObject({ playerIndex: 0 })
    expect(alice.waiting).toEqual([])
  })
})

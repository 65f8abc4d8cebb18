import {
  applyAction,
  type Card,
  type Column,
  type GameState,
  legalActions,
  orThrow,
  replayGame,
  stateHash,
  verifyLog,
} from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { startServer, useServer } from '../../support/server.js'
import { move, ownViews, playThrough, RawClient, toCombat, useClients } from './support.js'

const server = useServer((url) => startServer(url, { admin: { user: 'admin', password: 'password' } }))
const { clients, open, table } = useClients(server)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })

describe('Overview', () => {
  it('The server is authoritative: clients send action intents, the server validates them through a deterministic rules engine, and broadcasts the resulting state', async () => {
    const seated = await table({ rngSeed: 1 })
    const [a] = seated.players
    const [, combat] = await toCombat(seated)
    expect(combat.phase).toBe('combat')
    const spectator = await open()
    spectator.send({ type: 'watchMatch', matchId: seated.matchId })
    await spectator.next('spectatorJoined')
    await spectator.next('gameState')
    const shown = await move(seated, { type: 'pass', playerIndex: 0 })
    const watched = await spectator.next('gameState')
    for (const { turnNumber, activePlayerIndex } of [...shown, watched.state]) {
      expect([turnNumber, activePlayerIndex]).toEqual([2, 1])
    }
    expect(a.client.waiting).toEqual([])
  })

  it('Integrity: every action is logged in a hash-chained transactionLog; games are deterministically replayable', async () => {
    const seated = await table()
    const shown = await toCombat(seated)
    const [over] = await move(seated, { type: 'forfeit', playerIndex: shown[0].activePlayerIndex })
    expect(over.transactionLog).toHaveLength(17)
    expect(verifyLog(over)).toEqual({ valid: true })
  })
})

describe('Connection', () => {
  it('Frame format: each WebSocket message is a single JSON text frame. All messages have a type string field as the discriminator', async () => {
    const client = await open()
    const isBinary: boolean[] = []
    client.socket.on('message', (_data, binary: boolean) => isBinary.push(binary))
    await client.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
    await client.ask({ type: 'nonsense' }, 'matchError')
    expect(isBinary).toEqual([false, false])
    for (const text of client.received) expect(JSON.parse(text)).toMatchObject({ type: expect.any(String) })
  })
})

describe('Authentication Model', () => {
  it('On match creation or join, the server assigns a playerId (UUID) and playerIndex (0 or 1)', async () => {
    const { players } = await table()
    expect(players.map(({ playerIndex }) => playerIndex)).toEqual([0, 1])
    for (const { playerId } of players) expect(playerId).toMatch(uuid)
    expect(players[0].playerId).not.toBe(players[1].playerId)
  })
})

describe('createMatch', () => {
  it('playerName is 1–50 characters', async () => {
    const client = await open()
    for (const playerName of ['', 'x'.repeat(51)]) {
      expect(await client.ask({ type: 'createMatch', playerName }, 'matchError')).toMatchObject({
        code: 'VALIDATION_ERROR',
      })
    }
    for (const playerName of ['x', 'x'.repeat(50)]) {
      await client.ask({ type: 'createMatch', playerName }, 'matchCreated')
    }
  })

  it('If both seed fields are sent, gameOptions.rngSeed is used', async () => {
    const both = await table({ rngSeed: 1, gameOptions: { rngSeed: 20260220 } })
    const nested = await table({ gameOptions: { rngSeed: 20260220 } })
    const outer = await table({ rngSeed: 1 })
    const hand = ({ state }: { state: GameState }) => state.players[1].hand
    expect(hand(both)).toEqual(hand(nested))
    expect(hand(both)).not.toEqual(hand(outer))
  })

  it('In production (NODE_ENV=production), seeded requests are rejected with matchError code SEED_NOT_ALLOWED', async () => {
    const production = await startServer(server.databaseUrl, { matches: { isProduction: true } })
    try {
      const client = await RawClient.open(production.url)
      clients.push(client)
      for (const seed of [{ rngSeed: 1 }, { gameOptions: { rngSeed: 1 } }, { rngSeed: 0 }]) {
        expect(
          await client.ask({ type: 'createMatch', playerName: 'Alice', ...seed }, 'matchError'),
        ).toMatchObject({ code: 'SEED_NOT_ALLOWED' })
      }
      await client.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
      const response = await fetch(`${production.url}/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rngSeed: 1 }),
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: 'SEED_NOT_ALLOWED' })
    } finally {
      await production.stop()
    }
  })

  it('gameOptions.damageMode is cumulative or per-turn', async () => {
    expect((await table({ gameOptions: { damageMode: 'per-turn' } })).state.gameOptions).toEqual({
      damageMode: 'per-turn',
    })
    expect((await table()).state.gameOptions).toEqual({ damageMode: 'cumulative' })
    const client = await open()
    const wrong = { type: 'createMatch', playerName: 'A', gameOptions: { damageMode: 'never' } }
    expect(await client.ask(wrong, 'matchError')).toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})

describe('Filtering behavior', () => {
  it('Player clients see their own hand and drawpile, while opponent card arrays are redacted and replaced by handCount / drawpileCount', async () => {
    const { state } = await table()
    expect(state.players[1].hand).toHaveLength(12)
    expect(state.players[1].drawpile).toHaveLength(40)
    expect(state.players[0]).toMatchObject({ hand: [], drawpile: [], handCount: 12, drawpileCount: 40 })
  })

  it('Spectator clients see both players with redacted hand and drawpile arrays, with counts provided for each side', async () => {
    const { matchId } = await table()
    const spectator = await open()
    await spectator.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    const { state } = await spectator.next('gameState')
    for (const player of state.players) {
      expect(player).toMatchObject({ hand: [], drawpile: [], handCount: 12, drawpileCount: 40 })
    }
  })
})

describe('Spectators', () => {
  it('gameState carries spectatorCount where anybody watches, whole and as a patch, to players and spectators', async () => {
    const seated = await table()
    const { matchId, players } = seated
    await toCombat(seated)
    expect(players[0].client.received.at(-1)).not.toContain('spectatorCount')
    const [first, second] = [await open(), await open()]
    const watch = async (client: RawClient, deltas: boolean) => {
      await client.ask({ type: 'watchMatch', matchId, deltas }, 'spectatorJoined')
      return (await client.next('gameState')).spectatorCount
    }
    expect(await watch(first, false)).toBe(1)
    expect(await watch(second, true)).toBe(2)
    // The same socket once more is no other spectator.
    expect(await watch(second, true)).toBe(2)
    const pass = (playerIndex: 0 | 1) =>
      players[playerIndex].client.send({ type: 'action', matchId, action: { type: 'pass', playerIndex } })
    pass(0)
    for (const client of [players[0].client, players[1].client, first]) {
      expect((await client.next('gameState')).spectatorCount).toBe(2)
    }
    expect((await second.next('gameStatePatch')).spectatorCount).toBe(2)
    first.close()
    second.close()
    await first.closed
    await second.closed
    // A newcomer is counted after those who left.
    const third = await open()
    expect(await watch(third, false)).toBe(1)
    third.close()
    await third.closed
    const later = await open()
    await later.ask(
      { type: 'joinMatch', matchId, playerName: 'Bob', playerId: players[1].playerId },
      'matchJoined',
    )
    expect(await later.next('gameState')).not.toHaveProperty('spectatorCount')
  })
})

describe('Action Reference', () => {
  const cell = (state: GameState, player: 0 | 1, index: number) => state.players[player].battlefield[index]

  it("deploy: card removed from hand, placed on battlefield at the column's first empty slot", async () => {
    const seated = await table({ rngSeed: 20260220 })
    const card: Card = { suit: 'spades', rank: '2' }
    const [after] = await move(seated, { type: 'deploy', playerIndex: 0, card, column: 2 })
    expect(after.players[0].hand).not.toContainEqual(card)
    expect(cell(after, 0, 2)).toEqual({
      card,
      position: { row: 0, col: 2 },
      currentHp: 2,
      faceDown: false,
    })
    const answer = seated.state.players[1].hand[0] as Card
    await move(seated, { type: 'deploy', playerIndex: 1, card: answer, column: 0 })
    const second = after.players[0].hand[0] as Card
    const [full] = await move(seated, { type: 'deploy', playerIndex: 0, card: second, column: 2 })
    expect(cell(full, 0, 6)).toMatchObject({ card: second, position: { row: 1, col: 2 } })
  })

  it('deploy: after 16 total deploys (8 per player), transitions to combat', async () => {
    const [state] = await toCombat(await table())
    expect(state).toMatchObject({ phase: 'combat', turnNumber: 1 })
    expect(state.transactionLog).toHaveLength(16)
    for (const { battlefield, handCount } of state.players) {
      expect(battlefield.every(Boolean)).toBe(true)
      expect(handCount).toBe(4)
    }
  })

  it('attack: valid when attacker is in front row, target column matches', async () => {
    const seated = await table()
    await toCombat(seated)
    const attack = (row: 0 | 1, col: Column, target: Column) => ({
      type: 'action',
      matchId: seated.matchId,
      action: {
        type: 'attack',
        playerIndex: 0,
        attackerPosition: { row, col },
        targetPosition: { row: 0, col: target },
      },
    })
    const { client } = seated.players[0]
    for (const wrong of [attack(1, 0, 0), attack(0, 0, 1)]) {
      expect(await client.ask(wrong, 'actionError')).toMatchObject({ code: 'INVALID_ACTION' })
    }
    client.send(attack(0, 0, 0))
    const { state } = await client.next('gameState')
    expect(state.transactionLog.at(-1)?.details).toMatchObject({ type: 'attack' })
  })

  it('pass: turn passes to opponent, turnNumber increments', async () => {
    const seated = await table()
    await toCombat(seated)
    const [state] = await move(seated, { type: 'pass', playerIndex: 0 })
    expect(state).toMatchObject({ activePlayerIndex: 1, turnNumber: 2, phase: 'combat' })
  })

  it('reinforce: card placed in the reinforcement column; exits to combat when column is full or hand is empty; on exit, draws cards up to 4', async () => {
    const seated = await table({ rngSeed: 5 })
    let shown = await toCombat(seated)
    shown = await playThrough(seated, 'combat', shown)
    expect(shown[0].phase).toBe('reinforcement')
    const reinforcement = shown[0].reinforcement as NonNullable<GameState['reinforcement']>
    const defender = shown[0].activePlayerIndex
    expect(defender).not.toBe(reinforcement.attackerIndex)
    const card = shown[defender].players[defender].hand[0] as Card
    shown = await move(seated, { type: 'reinforce', playerIndex: defender, card })
    const column = [reinforcement.column, reinforcement.column + 4].map((i) => cell(shown[0], defender, i))
    expect(column.map((each) => each?.card)).toContainEqual(card)
    shown = await playThrough(seated, 'reinforcement', shown)
    expect(shown[0].phase).toBe('combat')
    expect(shown[0].players[defender].handCount).toBe(4)
  })

  it('forfeit: opponent wins, transitions to gameOver with victoryType: "forfeit"', async () => {
    const seated = await table()
    await toCombat(seated)
    const [state] = await move(seated, { type: 'forfeit', playerIndex: 0 })
    expect(state).toMatchObject({
      phase: 'gameOver',
      outcome: { winnerIndex: 1, victoryType: 'forfeit', turnNumber: 1 },
    })
  })

  it('forfeit is valid when phase === "combat" or phase === "reinforcement"', async () => {
    const { players, matchId } = await table()
    const forfeit = { type: 'action', matchId, action: { type: 'forfeit', playerIndex: 0 } }
    expect(await players[0].client.ask(forfeit, 'actionError')).toMatchObject({ code: 'INVALID_ACTION' })
  })
})

describe('Transaction Log', () => {
  it('records every action with audit data: hash chain, sequential numbers from 0, ISO-8601 datetime, details by action type', async () => {
    const seated = await table({ rngSeed: 9 })
    let shown = await toCombat(seated)
    shown = await playThrough(seated, 'combat', shown)
    const log = shown[0].transactionLog
    for (const [index, entry] of log.entries()) {
      expect(entry.sequenceNumber).toBe(index)
      expect(entry.details.type).toBe(entry.action.type)
      expect(new Date(entry.timestamp).toISOString()).toBe(entry.timestamp)
      const next = log[index + 1]
      if (next) expect(next.stateHashBefore).toBe(entry.stateHashAfter)
    }
    expect(log[0]?.details).toEqual({ type: 'deploy', gridIndex: 0, phaseAfter: 'deployment' })
    expect(log[15]?.details).toMatchObject({ phaseAfter: 'combat' })
    const battle = log.filter(({ details }) => details.type === 'attack')
    expect(battle.length).toBeGreaterThan(0)
    for (const { details } of battle) {
      expect(details).toMatchObject({
        combat: { baseDamage: expect.any(Number), steps: expect.any(Array) },
        reinforcementTriggered: expect.any(Boolean),
        victoryTriggered: false,
      })
    }
  })

  it('Replaying all actions from the initial config produces the same final state', async () => {
    const seated = await table({ rngSeed: 11 })
    let shown = await toCombat(seated)
    for (let i = 0; i < 20 && shown[0].phase !== 'gameOver'; i++) {
      const view = shown[shown[0].activePlayerIndex]
      shown = await move(seated, legalActions(view)[0] as Parameters<typeof move>[1])
    }
    while (shown[0].phase !== 'gameOver') {
      shown = await move(seated, { type: 'forfeit', playerIndex: shown[0].activePlayerIndex })
    }
    const [state] = shown
    expect(state.rngSeed).toBe(11)
    const { transactionLog, ...game } = state
    const replay = replayGame(
      {
        rngSeed: state.rngSeed,
        players: [state.players[0].player, state.players[1].player],
        gameOptions: state.gameOptions,
      },
      transactionLog.map(({ action }) => action),
    )
    expect(replay.state).toEqual(game)
    expect(replay.finalStateHash).toBe(transactionLog.at(-1)?.stateHashAfter)
  })
})

describe('Reconnection Protocol', () => {
  it('If match still has an open seat, receive matchJoined then gameState', async () => {
    const first = await open()
    const { matchId } = await first.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
    const second = await open()
    await second.ask({ type: 'joinMatch', matchId, playerName: 'Bob' }, 'matchJoined')
    expect((await second.next('gameState')).state.phase).toBe('deployment')
  })

  it('If match is already full, receive matchError with MATCH_FULL', async () => {
    const { matchId } = await table()
    const third = await open()
    expect(await third.ask({ type: 'joinMatch', matchId, playerName: 'Eve' }, 'matchError')).toMatchObject({
      code: 'MATCH_FULL',
    })
  })

  it('Server-side player reattachment by playerId is planned: here it is done, and the old socket is closed', async () => {
    const { matchId, players } = await table()
    const [a, b] = players
    const again = await open()
    const joined = await again.ask(
      { type: 'joinMatch', matchId, playerName: 'Alice', playerId: a.playerId },
      'matchJoined',
    )
    expect(joined).toMatchObject({ playerId: a.playerId, playerIndex: 0 })
    expect((await again.next('gameState')).state.players[0].hand).toHaveLength(12)
    expect(await a.client.closed).toBe(4001)
    // Nobody was away.
    expect(b.client.waiting).toEqual([])
  })

  it('opponentDisconnected: when the other player’s connection drops; opponentReconnected: when the other player reconnects', async () => {
    const { matchId, players } = await table()
    players[0].client.close()
    await players[1].client.next('opponentDisconnected')
    const again = await open()
    const { playerId } = players[0]
    await again.ask({ type: 'joinMatch', matchId, playerName: 'Alice', playerId }, 'matchJoined')
    await again.next('gameState')
    await players[1].client.next('opponentReconnected')
  })
})

describe('HTTP Endpoints', () => {
  it('GET /health: Server status: { status, timestamp, version }', async () => {
    const health = (await (await get('/health')).json()) as { timestamp: string }
    expect(health).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(Math.abs(Date.parse(health.timestamp) - Date.now())).toBeLessThan(60_000)
  })

  it('POST /matches: Create a match slot: returns { matchId }', async () => {
    const response = await fetch(`${server.url}/matches`, { method: 'POST' })
    expect(response.status).toBe(201)
    const { matchId } = (await response.json()) as { matchId: string }
    expect(matchId).toMatch(uuid)
    const [a, b] = [await open(), await open()]
    const join = (playerName: string) => ({ type: 'joinMatch', matchId, playerName })
    expect(await a.ask(join('Alice'), 'matchJoined')).toMatchObject({ matchId, playerIndex: 0 })
    expect((await a.next('gameState')).state.phase).toBe('setup')
    expect(await b.ask(join('Bob'), 'matchJoined')).toMatchObject({ matchId, playerIndex: 1 })
    expect((await b.next('gameState')).state.phase).toBe('deployment')
    expect((await a.next('gameState')).state.phase).toBe('deployment')
  })

  it("GET /matches/:matchId/replay: Basic Auth: Validate a finished match's hash chain: { valid, actionCount, finalStateHash }", async () => {
    const seated = await table()
    await toCombat(seated)
    const [over] = await move(seated, { type: 'forfeit', playerIndex: 0 })
    const path = `/matches/${seated.matchId}/replay`
    expect((await get(path)).status).toBe(401)
    expect((await get(path)).headers.get('www-authenticate')).toContain('Basic')
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    expect((await get(path, basic('admin:wrong'))).status).toBe(401)
    const answer = await get(path, basic('admin:password'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      valid: true,
      actionCount: 17,
      finalStateHash: stateHash(over),
    })
    await server.database.query(
      `UPDATE match_log SET entry = jsonb_set(entry::jsonb, '{stateHashAfter}', to_jsonb(repeat('0', 64)))::json
       WHERE match_id = $1 AND sequence_number = 3`,
      [seated.matchId],
    )
    const forged = await get(path, basic('admin:password'))
    expect(await forged.json()).toMatchObject({ valid: false })
  })

  it('GET /docs: Swagger UI — interactive API explorer', async () => {
    const page = await get('/docs')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('swagger-ui')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('GET /docs/json: OpenAPI 3.1 JSON spec', async () => {
    const document = (await (await get('/docs/json')).json()) as { openapi: string; paths: object }
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/health', '/matches', '/matches/{id}/replay', '/matches/{id}/ledger/seat']),
    )
    expect(document.paths).toHaveProperty(['/matches/{id}/ledger/seat', 'post', 'requestBody'])
  })
})

describe('Machine-readable schemas', () => {
  it.each(['GameState', 'Action', 'TransactionLogEntry', 'ClientMessage', 'ServerMessage'])(
    '%s.json is available as JSON Schema draft-2020-12',
    async (name) => {
      const response = await get(`/schemas/${name}.json`)
      expect(response.headers.get('content-type')).toContain('application/schema+json')
      expect(await response.json()).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: name,
      })
    },
  )
})

describe('Verification and Replay', () => {
  it('Every gameState message carries a transactionLog — an ordered list of every action applied since the start of the match', async () => {
    const seated = await table({ rngSeed: 3 })
    let [view] = [seated.state]
    expect(view.transactionLog).toEqual([])
    for (const [count, player] of ([0, 1, 0] as const).entries()) {
      const hands = (await ownViews(seated))[player]
      const card = hands.players[player].hand[0] as Card
      ;[view] = await move(seated, { type: 'deploy', playerIndex: player, card, column: 0 })
      expect(view.transactionLog).toHaveLength(count + 1)
    }
  })

  it('shuffle decks with rngSeed, draw 12 cards per player', async () => {
    const { state } = await table({ rngSeed: 77 })
    const replay = replayGame(
      { rngSeed: 77, players: [state.players[0].player, state.players[1].player] },
      [],
    )
    expect(state.players[1].hand).toEqual(replay.state.players[1].hand)
    expect(() => orThrow(applyAction(replay.state, { type: 'pass', playerIndex: 0 }))).toThrow()
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startServer, useServer } from '../../support/server.js'
import { move, ownViews, toCombat, useClients } from './support.js'

const server = useServer()
const { open, table } = useClients(server)

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
    const nowhere = randomUUID()
    expect(await client.ask(pass(nowhere), 'actionError')).toMatchObject({
      matchId: nowhere,
      code: 'MATCH_NOT_FOUND',
    })
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
    expect(await client.ask(pass(matchId), 'matchError')).toMatchObject({ code: 'NOT_IN_MATCH' })
    await client.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    await client.next('gameState')
    expect(await client.ask(pass(matchId), 'matchError')).toMatchObject({ code: 'NOT_IN_MATCH' })
  })

  it('GAME_NOT_STARTED: action before both players joined', async () => {
    const client = await open()
    const { matchId } = await client.ask(create, 'matchCreated')
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({
      matchId,
      code: 'GAME_NOT_STARTED',
    })
  })

  it('PLAYER_NOT_FOUND: action sent for unknown player, and a playerId without a seat', async () => {
    const { matchId } = await table()
    const client = await open()
    const own = await client.ask(create, 'matchCreated')
    expect(await client.ask(pass(matchId), 'actionError')).toMatchObject({
      matchId,
      code: 'PLAYER_NOT_FOUND',
    })
    const other = await open()
    const join = { type: 'joinMatch', matchId: own.matchId, playerName: 'Eve', playerId: randomUUID() }
    expect(await other.ask(join, 'matchError')).toMatchObject({ code: 'PLAYER_NOT_FOUND' })
  })

  it('PLAYER_MISMATCH: wrong playerIndex', async () => {
    const { matchId, players } = await table()
    expect(await players[0].client.ask(pass(matchId, 1), 'actionError')).toMatchObject({
      matchId,
      code: 'PLAYER_MISMATCH',
    })
  })

  it('INVALID_ACTION: action invalid in current state: phase and turn', async () => {
    const seated = await table()
    const { matchId } = seated
    const [a, b] = seated.players
    const refused = { type: 'actionError', matchId, code: 'INVALID_ACTION' }
    expect(await a.client.ask(pass(matchId), 'actionError')).toMatchObject(refused)
    await toCombat(seated)
    const early = await b.client.ask(pass(matchId, 1), 'actionError')
    expect(early).toMatchObject({ ...refused, error: expect.stringContaining("player 0's turn") })
  })

  it('INVALID_ACTION: card not in hand, full column', async () => {
    const seated = await table()
    const { matchId, players } = seated
    const refused = { type: 'actionError', matchId, code: 'INVALID_ACTION' }
    const shown = await ownViews(seated)
    const deploy = (playerIndex: 0 | 1, card: unknown) => ({
      type: 'action',
      matchId,
      action: { type: 'deploy', playerIndex, card, column: 0 },
    })
    for (let i = 0; i < 4; i++) {
      const playerIndex = (i % 2) as 0 | 1
      const { hand, drawpile } = shown[playerIndex].players[playerIndex]
      const { client } = players[playerIndex]
      const absent = await client.ask(deploy(playerIndex, drawpile[0]), 'actionError')
      expect(absent).toMatchObject({ ...refused, error: expect.stringContaining('not in hand') })
      client.send(deploy(playerIndex, hand[Math.floor(i / 2)]))
      for (const each of players) await each.client.next('gameState')
    }
    const full = await players[0].client.ask(deploy(0, shown[0].players[0].hand[2]), 'actionError')
    expect(full).toMatchObject({ ...refused, error: expect.stringContaining('full') })
  })

  it('INVALID_ACTION: attacker in the back row, other column', async () => {
    const seated = await table()
    const { matchId, players } = seated
    await toCombat(seated)
    const attack = (row: 0 | 1, col: number, target = col) => ({
      type: 'action',
      matchId,
      action: {
        type: 'attack',
        playerIndex: 0,
        attackerPosition: { row, col },
        targetPosition: { row: 0, col: target },
      },
    })
    const refused = { type: 'actionError', matchId, code: 'INVALID_ACTION' }
    const ask = (wrong: Record<string, unknown>) => players[0].client.ask(wrong, 'actionError')
    expect(await ask(attack(1, 0))).toMatchObject({ ...refused, error: expect.stringContaining('front row') })
    expect(await ask(attack(0, 0, 1))).toMatchObject({ ...refused, error: expect.stringContaining('across') })
  })

  it('ACTION_FAILED: a legal action that the database does not take, and the match is as before', async () => {
    const seated = await table()
    const { matchId, players } = seated
    const [before] = await toCombat(seated)
    await server.database.query(
      `CREATE FUNCTION skip_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE TRIGGER skip_rows BEFORE INSERT ON match_log FOR EACH ROW
         WHEN (NEW.match_id = '${matchId}') EXECUTE FUNCTION skip_row()`,
    )
    const forfeit = { type: 'action', matchId, action: { type: 'forfeit', playerIndex: 0 } }
    expect(await players[0].client.ask(forfeit, 'actionError')).toMatchObject({
      matchId,
      code: 'ACTION_FAILED',
    })
    await server.database.query('DROP TRIGGER skip_rows ON match_log')
    const [after] = await move(seated, { type: 'pass', playerIndex: 0 })
    expect(after.transactionLog.slice(0, -1)).toEqual(before.transactionLog)
  })

  it('RATE_LIMITED: too many websocket messages, or too many matches on one socket', async () => {
    const slow = await startServer(server.databaseUrl, { matches: { messagesPerSecond: 5 } })
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
  it('changes nothing and is sent to nobody else', async () => {
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

import { createMatch, type PhalanxMatch, watchMatch } from '@fivefold/sdk/match/phalanx'
import { type Action, type GameState, legalActions, stateHash, verifyLog } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { closedAfterEach, startServer, useServer } from '../../support/server.js'
import { move, ownViews, playThrough, type Table, toCombat, useClients } from './support.js'

const server = useServer((url) => startServer(url, { admin }))
const { open, table } = useClients(server)
const matches = closedAfterEach<PhalanxMatch>()
const admin = { user: 'admin', password: 'password' }

async function finish(seated: Table): Promise<GameState> {
  const [{ activePlayerIndex }] = await toCombat(seated)
  return (await move(seated, { type: 'forfeit', playerIndex: activePlayerIndex }))[0]
}

/** A match that was given up while a column was reinforced. */
async function giveUpInReinforcement(options: Record<string, unknown> = {}) {
  const seated = await table({ rngSeed: 5, ...options })
  const [before] = await playThrough(seated, 'combat', await toCombat(seated))
  expect(before.phase).toBe('reinforcement')
  const [over] = await move(seated, { type: 'forfeit', playerIndex: before.activePlayerIndex })
  return { seated, before, over }
}

async function readReplay(matchId: string): Promise<unknown> {
  const authorization = `Basic ${Buffer.from('admin:password').toString('base64')}`
  return (await fetch(`${server.url}/matches/${matchId}/replay`, { headers: { authorization } })).json()
}

/** Stores a match as servers did before there were versions. */
const forgetVersion = (matchId: string) =>
  server.database.query("UPDATE match SET options = options - 'rulesVersion' WHERE id = $1", [matchId])

/** What a server shows of a match that it has to read from the database. */
async function shownAfterRestart(matchId: string) {
  const other = await startServer(server.databaseUrl)
  try {
    const client = await open(other.url)
    const joined = await client.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
    return { joined, state: (await client.next('gameState')).state }
  } finally {
    await other.stop()
  }
}

describe('the version of the rules', () => {
  it.each([
    ['1 where nobody asks', {}, 1],
    ['1', { rulesVersion: 1 }, 1],
    ['0', { rulesVersion: 0 }, 0],
  ] as const)(
    '%s: is sent to everyone who enters, decides the first turn, and verifies',
    async (_, asked, version) => {
      const [a, b, c] = [await open(), await open(), await open()]
      const created = await a.ask({ type: 'createMatch', playerName: 'Alice', ...asked }, 'matchCreated')
      expect(created.rulesVersion).toBe(version)
      const { matchId } = created
      const joined = await b.ask({ type: 'joinMatch', matchId, playerName: 'Bob' }, 'matchJoined')
      expect(joined.rulesVersion).toBe(version)
      const state = (await b.next('gameState')).state
      await a.next('gameState')
      const seated: Table = {
        matchId,
        players: [
          { client: a, ...created },
          { client: b, ...joined },
        ],
        state,
        commitment: '',
      }
      const [shown] = await toCombat(seated)
      const first = version === 0 ? 1 : 0
      expect(shown).toMatchObject({ phase: 'combat', turnNumber: 1, activePlayerIndex: first })
      expect(JSON.stringify(shown)).not.toContain('rulesVersion')
      const watching = await c.ask({ type: 'watchMatch', matchId }, 'spectatorJoined')
      expect(watching.rulesVersion).toBe(version)
      const [over] = await move(seated, { type: 'forfeit', playerIndex: first })
      expect(verifyLog(over, version)).toEqual({ valid: true })
      expect(verifyLog(over, first)).toMatchObject({ valid: false, sequenceNumber: 15 })
      expect(await readReplay(matchId)).toEqual({
        valid: true,
        actionCount: 17,
        finalStateHash: stateHash(over),
      })
    },
  )

  it('outlives a restart', async () => {
    const seated = await table({ rulesVersion: 0 })
    await toCombat(seated)
    const { joined, state } = await shownAfterRestart(seated.matchId)
    expect(joined.rulesVersion).toBe(0)
    expect(state).toMatchObject({ phase: 'combat', activePlayerIndex: 1 })
  })

  it('is 1 in the lobby, which takes no other', async () => {
    const client = await open()
    for (const lobby of [{ visibility: 'public' }, { quickMatch: true }]) {
      const create = { type: 'createMatch', playerName: 'Alice', rulesVersion: 0, ...lobby }
      expect(await client.ask(create, 'matchError')).toMatchObject({
        code: 'VALIDATION_ERROR',
        error: expect.stringContaining('rulesVersion'),
      })
    }
    const post = (body: object) =>
      fetch(`${server.url}/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post({ rulesVersion: 0, visibility: 'public' })).status).toBe(400)
    const slot = (await (await post({ rulesVersion: 0 })).json()) as { matchId: string }
    const join = { type: 'joinMatch', matchId: slot.matchId, playerName: 'Alice' }
    expect((await client.ask(join, 'matchJoined')).rulesVersion).toBe(0)
  })

  it('stays in a rematch', async () => {
    const seated = await table({ rulesVersion: 0 })
    await finish(seated)
    const { client, playerId } = seated.players[0]
    const rematch = { type: 'createMatch', playerName: 'Alice', rematchOf: seated.matchId, playerId }
    expect((await client.ask(rematch, 'matchJoined')).rulesVersion).toBe(0)
  })

  it.each([0, 1] as const)(
    '%i: the typed client knows it and proves the match by it',
    async (rulesVersion) => {
      const options = { playerName: 'Ann', opponent: 'random', rulesVersion } as const
      const match = await createMatch(server.url, options)
      const watcher = await watchMatch(server.url, match.matchId)
      matches.push(match, watcher)
      expect([match.rulesVersion, watcher.rulesVersion]).toEqual([rulesVersion, rulesVersion])
      await playOut(match)
      await until(watcher, () => watcher.getSnapshot().state?.phase === 'gameOver')
      for (const { getSnapshot } of [match, watcher]) {
        const { state, integrity } = getSnapshot()
        expect(integrity).toEqual({ status: 'proven' })
        expect(state?.transactionLog[16]?.action.playerIndex).toBe(rulesVersion === 0 ? 1 : 0)
      }
    },
  )

  /** Deploys, then gives up. */
  async function playOut(match: PhalanxMatch): Promise<void> {
    const isOwnTurn = () => {
      const { state } = match.getSnapshot()
      return state !== undefined && state.phase !== 'setup' && state.activePlayerIndex === match.playerIndex
    }
    for (;;) {
      await until(match, isOwnTurn)
      const state = match.getSnapshot().state as GameState
      if (state.phase === 'gameOver') return
      const [action] = legalActions(state)
      const isLaidOut = state.phase !== 'deployment'
      await match.act(isLaidOut ? { type: 'forfeit', playerIndex: 0 } : (action as Action))
      if (isLaidOut) return
    }
  }

  function until(match: PhalanxMatch, isDone: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isDone()) return
        stop()
        resolve()
      }
      const stop = match.subscribe(look)
      look()
    })
  }
})

describe('a forfeit during reinforcement', () => {
  it.each([0, 1] as const)('keeps the column in the hashed state, by version %i', async (rulesVersion) => {
    const { seated, before, over } = await giveUpInReinforcement({ rulesVersion })
    expect(over.phase).toBe('gameOver')
    expect(over.reinforcement).toEqual(before.reinforcement)
    expect(verifyLog(over, rulesVersion)).toEqual({ valid: true })
    const { state } = await shownAfterRestart(seated.matchId)
    expect(state).toEqual(over)
  })
})

describe('a match that was stored before there were versions', () => {
  it('is played on and verified by version 1', async () => {
    const seated = await table()
    await forgetVersion(seated.matchId)
    const own = await ownViews(seated)
    const [combat] = await playThrough(seated, 'deployment', own)
    expect(combat.activePlayerIndex).toBe(0)
    await move(seated, { type: 'forfeit', playerIndex: 0 })
    const { joined, state } = await shownAfterRestart(seated.matchId)
    expect(joined.rulesVersion).toBe(1)
    expect(verifyLog(state, joined.rulesVersion)).toEqual({ valid: true })
    expect(await readReplay(seated.matchId)).toMatchObject({ valid: true, actionCount: 17 })
  })

  it('and given up during reinforcement, whose column its last hash does not cover, is restored and verifies', async () => {
    const { seated, over } = await giveUpInReinforcement()
    const { reinforcement: _dropped, transactionLog, ...game } = over
    await forgetVersion(seated.matchId)
    const last = transactionLog.length - 1
    await server.database.query(
      `UPDATE match_log SET entry = jsonb_set(entry::jsonb, '{stateHashAfter}', to_jsonb($3::text))::json
       WHERE match_id = $1 AND sequence_number = $2`,
      [seated.matchId, last, stateHash(game)],
    )
    const { state } = await shownAfterRestart(seated.matchId)
    expect(state).toMatchObject({ phase: 'gameOver', outcome: over.outcome })
    expect(state).not.toHaveProperty('reinforcement')
    expect(verifyLog(state)).toEqual({ valid: true })
    expect(await readReplay(seated.matchId)).toEqual({
      valid: true,
      actionCount: transactionLog.length,
      finalStateHash: stateHash(game),
    })
  })
})

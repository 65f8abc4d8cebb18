import { createServer, type Server } from 'node:http'
import { createRandom } from '@fivefold/sdk/core'
import {
  createMatch,
  joinMatch,
  listOpenMatches,
  type MatchSnapshot,
  type PhalanxMatch,
  reconnectDelay,
  watchMatch,
} from '@fivefold/sdk/match/phalanx'
import { botAction, type GameState, legalActions, type RulesVersion } from '@fivefold/sdk/phalanx'
import { describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { closedAfterEach, startServer, useServer } from '../../support/server.js'

const server = useServer()
const matches = closedAfterEach<PhalanxMatch>()
const soon = { backoff: () => 20 }

function keep(match: PhalanxMatch): PhalanxMatch {
  matches.push(match)
  return match
}

function until(match: PhalanxMatch, isThere: (snapshot: MatchSnapshot) => boolean): Promise<MatchSnapshot> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('never got there')), 20_000)
    const look = () => {
      if (!isThere(match.getSnapshot())) return
      clearTimeout(timer)
      unsubscribe()
      resolve(match.getSnapshot())
    }
    const unsubscribe = match.subscribe(look)
    look()
  })
}

async function twoPlayers(options: object = {}) {
  const a = keep(await createMatch(server.url, { playerName: 'Alice', ...options }, soon))
  const b = keep(await joinMatch(server.url, { matchId: a.matchId, playerName: 'Bob' }, soon))
  await until(a, ({ state }) => state?.phase === 'deployment')
  return [a, b] as const
}

const stateOf = (match: PhalanxMatch): GameState => match.getSnapshot().state as GameState

async function playOut(both: readonly [PhalanxMatch, PhalanxMatch], onMove = async () => {}): Promise<void> {
  const random = createRandom('client')
  while (stateOf(both[0]).phase !== 'gameOver') {
    const active = both[stateOf(both[0]).activePlayerIndex]
    const count = stateOf(both[0]).transactionLog.length
    await active.act(botAction(stateOf(active), 'greedy', random))
    for (const match of both) await until(match, ({ state }) => (state?.transactionLog.length ?? 0) > count)
    await onMove()
  }
}

describe('the typed client', () => {
  it('plays a whole match, watched, and proves it at the end', async () => {
    const both = await twoPlayers()
    const spectator = keep(await watchMatch(server.url, both[0].matchId, soon))
    expect([both[0].playerIndex, both[1].playerIndex, spectator.playerIndex]).toEqual([0, 1, null])
    expect(both[0].getSnapshot().integrity).toEqual({ status: 'chained' })
    await playOut(both)
    for (const match of [...both, spectator]) {
      const over = await until(match, ({ state }) => state?.phase === 'gameOver')
      expect(over.integrity).toEqual({ status: 'proven' })
      expect(over.state?.gameOptions.shuffle?.seed).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('keeps the same snapshot until something changes', async () => {
    const [a] = await twoPlayers()
    const before = a.getSnapshot()
    expect(a.getSnapshot()).toBe(before)
    await a.act(legalActions(stateOf(a))[0] as Parameters<typeof a.act>[0])
    expect(a.getSnapshot()).not.toBe(before)
  })

  it('rejects a refused action with its code and continues', async () => {
    const [a, b] = await twoPlayers()
    await expect(b.act({ type: 'pass', playerIndex: 1 })).rejects.toMatchObject({ code: 'INVALID_ACTION' })
    await expect(a.act({ type: 'pass', playerIndex: 1 })).rejects.toMatchObject({ code: 'PLAYER_MISMATCH' })
    const spectator = keep(await watchMatch(server.url, a.matchId, soon))
    await expect(spectator.act({ type: 'pass', playerIndex: 0 })).rejects.toMatchObject({
      code: 'NOT_IN_MATCH',
    })
    await a.act(legalActions(stateOf(a))[0] as Parameters<typeof a.act>[0])
    const shown = await until(spectator, ({ state }) => state?.transactionLog.length === 1)
    expect(shown).toMatchObject({ connection: 'open', spectatorCount: 1 })
    expect(a.getSnapshot().spectatorCount).toBe(1)
  })

  it('plays on through servers that stop, an action on its way included', async () => {
    const own = await startServer(server.databaseUrl)
    const port = Number(new URL(own.url).port)
    const a = keep(await createMatch(own.url, { playerName: 'Alice' }, soon))
    const b = keep(await joinMatch(own.url, { matchId: a.matchId, playerName: 'Bob' }, soon))
    await until(a, ({ state }) => state?.phase === 'deployment')
    await a.act(legalActions(stateOf(a))[0] as Parameters<typeof a.act>[0])
    await until(b, ({ state }) => state?.activePlayerIndex === 1)
    await own.stop()
    await until(b, ({ connection }) => connection === 'connecting')
    const acted = b.act(legalActions(stateOf(b))[0] as Parameters<typeof b.act>[0])
    const again = await startServer(server.databaseUrl, { port })
    try {
      await acted
      await until(a, ({ state, connection }) => connection === 'open' && state?.transactionLog.length === 2)
      expect(a.getSnapshot().integrity).toEqual({ status: 'chained' })
    } finally {
      a.close()
      b.close()
      await again.stop()
    }
  })

  it('is closed when the seat is taken over, and reports opponents who leave and return', async () => {
    const [a, b] = await twoPlayers()
    const seatToken = a.seatToken as string
    const next = keep(
      await joinMatch(server.url, { matchId: a.matchId, playerName: 'Alice', seatToken }, soon),
    )
    const { error } = await until(a, ({ connection }) => connection === 'closed')
    expect(error?.code).toBe('SEAT_TAKEN_OVER')
    await expect(a.act({ type: 'pass', playerIndex: 0 })).rejects.toMatchObject({ code: 'CLOSED' })
    next.close()
    await until(b, ({ away }) => away[0] !== undefined)
    keep(await joinMatch(server.url, { matchId: a.matchId, playerName: 'Alice', seatToken }, soon))
    await until(b, ({ away }) => away[0] === undefined)
  })

  it('says so when there is no server or no match', async () => {
    await expect(createMatch('http://127.0.0.1:1', { playerName: 'A' })).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
    })
    const matchId = '6f1c5c06-3f0e-4d0f-9c36-0d4f4f3f9b6e'
    await expect(joinMatch(server.url, { matchId, playerName: 'A' })).rejects.toMatchObject({
      code: 'MATCH_NOT_FOUND',
    })
    await expect(watchMatch(server.url, matchId)).rejects.toMatchObject({ code: 'WATCH_FAILED' })
  })

  it('waits 1, 2, 4 … up to 30 seconds between attempts by default', async () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map(reconnectDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ])
    const waited: number[] = []
    const own = await startServer(server.databaseUrl)
    const backoff = (attempt: number) => {
      waited.push(attempt)
      return 5
    }
    const match = keep(await createMatch(own.url, { playerName: 'A' }, { backoff }))
    await own.stop()
    await expect.poll(() => waited.slice(0, 4)).toEqual([0, 1, 2, 3])
    match.close()
  })
})

describe('the lobby', () => {
  it('lists public matches whose creator is connected, and no private ones', async () => {
    const open = keep(await createMatch(server.url, { playerName: 'Open', visibility: 'public' }))
    const hidden = keep(await createMatch(server.url, { playerName: 'Hidden' }))
    const listed = await listOpenMatches(server.url)
    expect(listed.map(({ matchId }) => matchId)).toContain(open.matchId)
    expect(listed.map(({ matchId }) => matchId)).not.toContain(hidden.matchId)
    open.close()
    await expect.poll(() => listOpenMatches(server.url)).toEqual([])
  })

  it('a quick match joins one that waits with the same options, or opens one', async () => {
    const quick = (playerName: string, damageMode: 'cumulative' | 'per-turn' = 'cumulative') =>
      createMatch(server.url, { playerName, quickMatch: true, gameOptions: { damageMode } }).then(keep)
    const first = await quick('One')
    const other = await quick('Two', 'per-turn')
    const second = await quick('Three')
    expect(other.matchId).not.toBe(first.matchId)
    expect([second.matchId, second.playerIndex]).toEqual([first.matchId, 1])
    const together = await Promise.all([quick('Four', 'per-turn'), quick('Five', 'per-turn')])
    expect(together.filter(({ matchId }) => matchId === other.matchId)).toHaveLength(1)
  })

  it.each(['random', 'greedy', 'search'] as const)(
    'the %s bot plays a match to its end',
    async (opponent) => {
      const match = keep(await createMatch(server.url, { playerName: 'Alice', opponent }))
      const random = createRandom(opponent)
      for (;;) {
        const { state } = await until(
          match,
          (now) => now.state?.activePlayerIndex === 0 || now.state?.phase === 'gameOver',
        )
        if (!state || state.phase === 'gameOver') break
        await match.act(botAction(state, 'greedy', random))
      }
      expect(match.getSnapshot()).toMatchObject({ integrity: { status: 'proven' }, away: {} })
    },
  )
})

describe('a server that lies', () => {
  /** Answers with what the test says, in place of a match server. */
  async function liar(
    answers: (message: { type: string }) => unknown[],
  ): Promise<{ url: string; http: Server }> {
    const http = createServer()
    new WebSocketServer({ server: http }).on('connection', (socket) => {
      socket.on('message', (data) => {
        for (const answer of answers(JSON.parse(String(data)))) socket.send(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    return { url: `http://127.0.0.1:${address.port}`, http }
  }

  async function finished(): Promise<{ matchId: string; state: GameState; commitment: string }> {
    const both = await twoPlayers()
    await playOut(both)
    const commitment = both[0].seedCommitment as string
    return { matchId: both[0].matchId, state: stateOf(both[0]), commitment }
  }

  it('is found out: another seed or other rules than promised, a changed log, a gap that is asked for again', async () => {
    const { matchId, state, commitment } = await finished()
    const spectatorId = matchId
    const run = async (promised: string, shown: object[][], rulesVersion?: RulesVersion) => {
      let visit = 0
      const { url, http } = await liar(() => [
        { type: 'spectatorJoined', matchId, spectatorId, seedCommitment: promised, rulesVersion },
        ...(shown[Math.min(visit++, shown.length - 1)] ?? []).map((each) => ({
          type: 'gameState',
          matchId,
          ...each,
        })),
      ])
      const match = keep(await watchMatch(url, matchId))
      await until(match, (now) => now.state?.transactionLog.length === state.transactionLog.length)
      await until(match, (now) => now.integrity.status !== 'chained')
      match.close()
      http.closeAllConnections()
      http.close()
      return { integrity: match.getSnapshot().integrity, visits: visit }
    }
    expect((await run(commitment, [[{ state }]])).integrity).toEqual({ status: 'proven' })
    expect((await run('0'.repeat(64), [[{ state }]])).integrity).toEqual({
      status: 'broken',
      reason: 'the seed is not the one that was promised',
    })
    expect((await run(commitment, [[{ state }]], 1)).integrity).toEqual({ status: 'proven' })
    expect((await run(commitment, [[{ state }]], 0)).integrity).toMatchObject({ status: 'broken' })
    const [first, ...rest] = state.transactionLog
    if (!first) throw new Error('short match')
    const forged = { ...first, stateHashAfter: '0'.repeat(64) }
    expect(
      (await run(commitment, [[{ state: { ...state, transactionLog: [forged, ...rest] } }]])).integrity,
    ).toMatchObject({ status: 'broken' })
    const entries = (log: readonly object[]) =>
      log.map((value) => ({ op: 'add', path: '/transactionLog/-', value }))
    const patch = (logStart: number, operations: object[]) => ({
      type: 'gameStatePatch',
      state: undefined,
      logStart,
      patch: operations,
    })
    const { outcome, ...running } = state
    const early = { state: { ...running, phase: 'combat', transactionLog: [first] } }
    const end = [
      { op: 'replace', path: '/phase', value: 'gameOver' },
      { op: 'add', path: '/outcome', value: outcome },
    ]
    const proven = { status: 'proven' }
    const patched = await run(commitment, [[early, patch(1, [...end, ...entries(rest)])]])
    expect(patched).toEqual({ integrity: proven, visits: 1 })
    for (const bad of [
      patch(4, [...end, ...entries(rest.slice(3))]),
      patch(1, [{ op: 'replace', path: '/phase', value: 'won' }]),
      patch(1, [{ op: 'remove', path: '/players/2/hand/0' }]),
      patch(1, entries([{ note: 'no entry' }])),
    ]) {
      const healed = await run(commitment, [[early, bad], [{ state }]])
      expect(healed).toEqual({ integrity: proven, visits: 2 })
    }
  })
})

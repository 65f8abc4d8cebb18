import { until } from '@fivefold/devnet/testing/until'
import { proveDurability } from '@fivefold/scripts/prove/phalanx/kills'
import { type ServerProcess, startServerProcess } from '@fivefold/scripts/prove/server-process'
import { createRandom } from '@fivefold/sdk/core'
import { createMatch, joinMatch, type PhalanxMatch } from '@fivefold/sdk/match/phalanx'
import { botAction } from '@fivefold/sdk/phalanx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabases, type TestDatabases } from '../../support/postgres.js'
import { hasRedis, startTestRedis, type TestRedis } from './redis.js'

const matchCount = 8
/** Four processes start one after the other, on machines that may be busy. */
const patience = 180_000
let postgres: TestDatabases
let redis: TestRedis | undefined
const running = new Set<ServerProcess>()

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  if (hasRedis) redis = await startTestRedis()
})

afterAll(async () => {
  for (const server of running) if (server.isUp()) await server.kill()
  await redis?.stop()
  await postgres.remove()
})

async function startProcess(port?: number): Promise<ServerProcess> {
  const server = await startServerProcess({
    databaseUrl: postgres.url('test'),
    ...(port !== undefined && { port }),
    env: { FIVEFOLD_BOT_DELAY: '100', ...(redis && { REDIS_URL: redis.url }) },
  })
  running.add(server)
  return server
}

/** Plays one seat until the match is over, and counts what was acknowledged. */
async function playSeat(match: PhalanxMatch, seed: string, onAcknowledged: () => void): Promise<void> {
  const random = createRandom(seed)
  while (match.getSnapshot().state?.phase !== 'gameOver') {
    const { state, error } = match.getSnapshot()
    if (error) throw error
    if (!state || state.activePlayerIndex !== match.playerIndex || state.phase === 'setup') {
      await changed(match)
      continue
    }
    await match.act(botAction(state, 'greedy', random))
    onAcknowledged()
  }
}

function changed(match: PhalanxMatch): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = match.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })
}

describe('kill -9 of servers in the middle of matches', () => {
  it(
    'loses no acknowledged action: every match continues from its log and is proven at the end',
    async () => {
      const processes = await Promise.all([startProcess(), startProcess()])
      const soon = { backoff: () => 100 }
      const pairs: [PhalanxMatch, PhalanxMatch][] = []
      for (let i = 0; i < matchCount; i++) {
        const a = await createMatch(processes[i % 2]?.url as string, { playerName: `A${i}` }, soon)
        const b = await joinMatch(
          processes[1]?.url as string,
          { matchId: a.matchId, playerName: `B${i}` },
          soon,
        )
        pairs.push([a, b])
      }
      let acknowledged = 0
      const seats = pairs.flat().map((match, i) => playSeat(match, `seat ${i}`, () => acknowledged++))
      // The bot's next move is due while its server is dead.
      const bot = await createMatch(
        processes[0]?.url as string,
        { playerName: 'C', opponent: 'random' },
        soon,
      )
      const all = Promise.all([...seats, playSeat(bot, 'bot', () => {})])
      for (const [round, process] of processes.entries()) {
        await until(() => acknowledged >= (round + 1) * 6 * matchCount, patience)
        await process.kill()
        processes[round] = await startProcess(process.port)
      }
      await all
      for (const [a, b] of pairs) {
        for (const match of [a, b]) expect(match.getSnapshot().integrity).toEqual({ status: 'proven' })
        const log = a.getSnapshot().state?.transactionLog
        expect(b.getSnapshot().state?.transactionLog).toEqual(log)
      }
      const total = pairs.reduce((sum, [a]) => sum + (a.getSnapshot().state?.transactionLog.length ?? 0), 0)
      // Each action was acknowledged once, before or after the crash, and none was stored twice.
      expect(acknowledged).toBe(total)
      expect(bot.getSnapshot().integrity).toEqual({ status: 'proven' })
      for (const match of [bot, ...pairs.flat()]) match.close()
      for (const process of processes) await process.kill()
    },
    patience,
  )

  it(
    'amid 10 running matches of one server: no acknowledged action is missing, and every chain verifies',
    async () => {
      const losses: object[] = []
      const sums = await proveDurability({
        databaseUrl: postgres.url('test'),
        kills: 1,
        matches: 10,
        report: (loss) => losses.push(loss),
        progress: () => {},
      })
      expect(losses).toEqual([])
      expect(sums).toMatchObject({ losses: 0, unproven: 0 })
      expect(sums.finished).toBeGreaterThanOrEqual(10)
    },
    patience,
  )
})

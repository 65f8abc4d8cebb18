import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/pool.js'
import { openNotices } from './cluster/notices.js'
import type { Admin } from './http/admin-auth.js'
import { matchRoutes } from './http/routes.js'
import type { AccountStore } from './ledger/account-store.js'
import type { Ledger } from './ledger/ledger.js'
import { LedgerRecords } from './ledger/records.js'
import { ledgerRoutes } from './ledger/routes.js'
import { createMatches } from './rooms/matches.js'
import { Rooms } from './rooms/rooms.js'
import type { ServerGames } from './server-games.js'
import { defaultMatchSettings, type MatchSettings } from './settings.js'
import { matchSocket } from './socket/match-socket.js'
import { MatchStore } from './store/match-store.js'

export type MatchParameters = {
  database: Database
  redisUrl?: string | undefined
  heartbeat: number
  admin: Admin
  registry: Registry
  games: ServerGames
  /** Absent: matches cannot be recorded in the ledger. */
  chain?: { ledger: Ledger; accounts: AccountStore } | undefined
  settings?: Partial<MatchSettings>
}

const channel = 'match'

/** The matches of all games on this server: one protocol, one set of rooms. */
export function matches(app: FastifyInstance, parameters: MatchParameters): Rooms {
  const { database, redisUrl, heartbeat, admin, games, chain } = parameters
  const settings = { ...defaultMatchSettings, ...parameters.settings }
  const shared = { store: new MatchStore(database, games, app.log), log: app.log, settings }
  countQuarantined(parameters.registry, shared.store)
  const rooms = new Rooms({
    ...shared,
    openNotices: (onNotice, onGap) =>
      openNotices({ database, redisUrl }, { log: app.log, channel, onNotice, onGap }),
  })
  const played = createMatches(rooms, shared)
  matchRoutes(app, { games, matches: played, rooms, admin })
  ledgerRoutes(app, chain && new LedgerRecords(chain.ledger, chain.accounts, shared.store))
  matchSocket(app, {
    games,
    rooms,
    matches: played,
    heartbeat,
    messagesPerSecond: settings.messagesPerSecond,
  })
  app.addHook('onReady', async () => rooms.start())
  const stopSweeping = sweepRegularly(app, rooms, settings.sweepEvery)
  app.addHook('preClose', async () => {
    await stopSweeping()
    await played.seating.closeAll()
    await rooms.close()
  })
  return rooms
}

function countQuarantined(registry: Registry, store: MatchStore): void {
  new Gauge({
    name: 'fivefold_matches_quarantined',
    help: 'Matches of all servers that cannot be restored; NaN while the database is away',
    registers: [registry],
    async collect() {
      this.set(await store.countQuarantined().catch(() => Number.NaN))
    },
  })
}

/** Repeats the sweep; the interval starts when the previous sweep has ended. */
function sweepRegularly(app: FastifyInstance, rooms: Rooms, every: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const sweep = () => {
    running = rooms
      .sweep()
      .catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(sweep, every)
      })
  }
  // Only a listening server sweeps: an app that a test injects requests into needs no clocks.
  app.addHook('onListen', async () => sweep())
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

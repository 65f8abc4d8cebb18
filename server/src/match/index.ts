import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/pool.js'
import { openNotices } from '../notices/notices.js'
import type { Admin } from './admin-auth.js'
import type { Ledger } from './ledger/ledger.js'
import { LedgerRecords } from './ledger/records.js'
import { ledgerRoutes } from './ledger/routes.js'
import { MatchStore } from './match-store.js'
import { Matches } from './matches.js'
import { defaultPhalanxOptions, type PhalanxOptions } from './options.js'
import { Rooms } from './rooms.js'
import { phalanxRoutes } from './routes.js'
import { phalanxSocket } from './socket.js'

export type PhalanxParameters = {
  database: Database
  redisUrl?: string | undefined
  origins: readonly string[]
  heartbeat: number
  admin: Admin
  /** Where matches can be recorded; without it they cannot. */
  ledger?: Ledger | undefined
  options?: Partial<PhalanxOptions>
}

const channel = 'phalanx_match'

/** Everything of Phalanx Duel on this server. */
export function phalanx(app: FastifyInstance, parameters: PhalanxParameters): Rooms {
  const { database, redisUrl, origins, heartbeat, admin, ledger } = parameters
  const options = { ...defaultPhalanxOptions, ...parameters.options }
  const shared = { store: new MatchStore(database), log: app.log, options }
  const rooms = new Rooms({
    ...shared,
    openNotices: (onNotice, onGap) =>
      openNotices({ database, redisUrl }, { log: app.log, channel, onNotice, onGap }),
  })
  const matches = new Matches(rooms, shared)
  phalanxRoutes(app, { matches, rooms, admin })
  ledgerRoutes(app, ledger && new LedgerRecords(ledger, { database, store: shared.store }))
  phalanxSocket(app, { matches, origins, heartbeat, messagesPerSecond: options.messagesPerSecond })
  app.addHook('onReady', async () => rooms.start())
  const stopSweeping = sweepRegularly(app, rooms, options.sweepEvery)
  app.addHook('preClose', async () => {
    await stopSweeping()
    await matches.sayGoodbye()
    await rooms.close()
  })
  return rooms
}

/** Sweeps one after the other, however long one takes. */
function sweepRegularly(app: FastifyInstance, rooms: Rooms, every: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const sweep = () => {
    running = rooms
      .sweep()
      .catch((error: unknown) => app.log.warn({ err: error }, 'clocks could not be looked at'))
      .then(() => {
        if (!isStopped) timer = setTimeout(sweep, every)
      })
  }
  // Only where it serves: an app that is merely asked in a test needs no clocks.
  app.addHook('onListen', async () => sweep())
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/pool.js'
import { openNotices } from '../notices/notices.js'
import type { Admin } from './admin-auth.js'
import { MatchStore } from './match-store.js'
import { Matches } from './matches.js'
import { defaultPhalanxOptions, type PhalanxOptions } from './options.js'
import { phalanxRoutes } from './routes.js'
import { phalanxSocket } from './socket.js'

export type PhalanxParameters = {
  database: Database
  redisUrl?: string | undefined
  origins: readonly string[]
  heartbeat: number
  admin: Admin
  options?: Partial<PhalanxOptions>
}

const channel = 'phalanx_match'

/** Everything of Phalanx Duel on this server. */
export function phalanx(app: FastifyInstance, parameters: PhalanxParameters): Matches {
  const { database, redisUrl, origins, heartbeat, admin } = parameters
  const options = { ...defaultPhalanxOptions, ...parameters.options }
  const matches = new Matches({
    store: new MatchStore(database),
    log: app.log,
    options,
    openNotices: (onNotice, onGap) =>
      openNotices({ database, redisUrl }, { log: app.log, channel, onNotice, onGap }),
  })
  phalanxRoutes(app, matches, admin)
  phalanxSocket(app, { matches, origins, heartbeat, messagesPerSecond: options.messagesPerSecond })
  app.addHook('onReady', async () => matches.start())
  const stopSweeping = sweepRegularly(app, matches, options.sweepEvery)
  app.addHook('preClose', async () => {
    await stopSweeping()
    await matches.close()
  })
  return matches
}

/** Sweeps one after the other, however long one takes. */
function sweepRegularly(app: FastifyInstance, matches: Matches, every: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const sweep = () => {
    running = matches
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

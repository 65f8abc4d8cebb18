import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from './database/pool.js'
import { answerErrors } from './errors.js'
import { healthRoutes } from './health/routes.js'
import { loggerOptions } from './log.js'
import { socketRoutes } from './socket/routes.js'
import { triadRoutes } from './triad/routes.js'

export type AppOptions = {
  database: Database
  origins: readonly string[]
  logLevel: string
  /** Addresses whose X-Forwarded-For is believed. */
  proxies?: readonly string[]
  /** Requests a minute that one address may make. */
  requestsPerMinute?: number
  /** Milliseconds between two pings of a websocket. */
  heartbeat?: number
}

const bodyLimit = 64 * 1024

/** The server without a port, for `main.ts` and for tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, origins, logLevel, proxies = [], requestsPerMinute = 600, heartbeat = 15_000 } = options
  const app = Fastify({
    logger: loggerOptions(logLevel),
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit,
    forceCloseConnections: true,
  })
  answerErrors(app)
  await app.register(helmet)
  await app.register(cors, { origin: [...origins] })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  healthRoutes(app, database)
  await socketRoutes(app, { origins, heartbeat })
  triadRoutes(app, { database, origins, heartbeat })
  return app
}

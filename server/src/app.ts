import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { Database } from './database/pool.js'
import { describeApi } from './docs/describe-api.js'
import { answerErrors } from './errors.js'
import { configureGames, createServerGames } from './games/registry.js'
import { healthRoutes } from './health/routes.js'
import { loggerOptions } from './log.js'
import { type MatchParameters, matches } from './match/index.js'
import { AccountStore } from './match/ledger/account-store.js'
import { type Ledger, placeOf } from './match/ledger/ledger.js'
import type { CreateServerGame } from './match/registered-game.js'
import { metricsRoutes } from './metrics/routes.js'
import { refuseForeignPages } from './refuse-foreign-pages.js'
import { acceptSockets } from './socket/accept-sockets.js'

export type AppOptions = {
  database: Database
  origins: readonly string[]
  logLevel: string
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  proxies?: readonly string[]
  /** Requests per minute that one address may make. */
  requestsPerMinute?: number
  /** Milliseconds between two pings of a websocket. */
  heartbeat?: number
  /** Redis for notices between servers; without it they use the database. */
  redisUrl?: string | undefined
  admin?: MatchParameters['admin']
  ledger?: Ledger | undefined
  matches?: MatchParameters['settings']
  /** By default the games of the registry, with default settings. */
  games?: readonly CreateServerGame[]
}

const bodyLimit = 64 * 1024

/** The server without a port, for `main.ts` and for tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, origins, logLevel, proxies = [], requestsPerMinute = 600, heartbeat = 15_000 } = options
  const { redisUrl, admin = { user: 'admin' } } = options
  const app = Fastify({
    logger: loggerOptions(logLevel),
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit,
    forceCloseConnections: true,
  })
  answerErrors(app)
  // Registered first: its hooks close the connections of websockets that a later hook refuses.
  await acceptSockets(app)
  app.addHook('onRequest', refuseForeignPages({ origins, isBehindProxy: proxies.length > 0 }))
  await app.register(helmet)
  await app.register(cors, { origin: [...origins] })
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
  const registry = new Registry()
  const chain = options.ledger && {
    ledger: options.ledger,
    accounts: new AccountStore(database, placeOf(options.ledger)),
  }
  const host = { log: app.log, registry, redisUrl, chain }
  const games = await createServerGames(host, options.games ?? configureGames())
  await describeApi(app, games)
  const rooms = matches(app, {
    database,
    redisUrl,
    heartbeat,
    admin,
    registry,
    games,
    chain,
    ...(options.matches && { settings: options.matches }),
  })
  healthRoutes(app, database, () => rooms.checkNotices())
  for (const game of games) game.register?.(app)
  metricsRoutes(app, registry)
  return app
}

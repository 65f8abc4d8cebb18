import type { ServerHealth } from '@fivefold/sdk/server'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/pool.js'
import { version } from '../version.js'
import { checkDatabase } from './check-database.js'

/** `GET /health`: 200 when everything we need is there, else 503. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const { health, installation } = await checkDatabase(database)
    const answer: ServerHealth = {
      status: health.status,
      version,
      uptime: Math.round(process.uptime()),
      ...(installation && { installation }),
      dependencies: { database: health },
    }
    return reply
      .code(answer.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}

import type { DependencyHealth, ServerHealth } from '@fivefold/sdk/match'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/pool.js'
import { version } from '../version.js'
import { checkDatabase } from './check-database.js'

/** `GET /health`: 200 when all dependencies are up, else 503. */
export function healthRoutes(
  app: FastifyInstance,
  database: Database,
  checkRedis: () => Promise<DependencyHealth | undefined>,
): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const [{ health, ...stored }, redis] = await Promise.all([checkDatabase(database), checkRedis()])
    const answer: ServerHealth = {
      status: redis?.status === 'down' ? 'down' : health.status,
      timestamp: new Date().toISOString(),
      version,
      uptime: Math.round(process.uptime()),
      ...stored,
      dependencies: { database: health, ...(redis && { redis }) },
    }
    return reply
      .code(answer.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}

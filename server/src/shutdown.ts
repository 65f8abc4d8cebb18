import type { FastifyInstance } from 'fastify'

const patience = 8_000

/** Stops accepting requests, closes sockets and the database, and ends the process. */
export function closeOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.log.info(`${signal}: closing`)
      setTimeout(() => process.exit(1), patience).unref()
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'closing failed')
          process.exit(1)
        },
      )
    })
  }
}

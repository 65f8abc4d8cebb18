import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** `GET /metrics` for Prometheus. */
export function metricsRoutes(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    const text = await registry.metrics()
    // The app's serializer would quote a string.
    return reply
      .type(registry.contentType)
      .serializer((body: string) => body)
      .send(text)
  })
}

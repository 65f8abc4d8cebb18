import type { onRequestAsyncHookHandler } from 'fastify'

/** Browsers let any page open a websocket and say which page it is; programs say nothing. */
export function refuseForeignPages(origins: readonly string[]): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { origin } = request.headers
    if (origin !== undefined && !origins.includes(origin)) {
      return reply.code(403).send({ error: 'ORIGIN_NOT_ALLOWED', message: 'this page may not connect' })
    }
  }
}

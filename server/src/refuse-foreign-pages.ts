import { isLoopbackHost } from '@fivefold/sdk/config'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

export type PageOptions = {
  /** Web pages that may talk to us, besides our own. */
  origins: readonly string[]
  /** Whether a proxy is in front of us, which knows the host names that we are reached by. */
  isBehindProxy: boolean
}

/** Browsers let any page send requests and open websockets, and name the page; programs name none. */
export function refuseForeignPages({ origins, isBehindProxy }: PageOptions): onRequestAsyncHookHandler {
  const hosts = new Set(origins.map((origin) => new URL(origin).host))
  return async (request, reply) => {
    const { origin, host = '' } = request.headers
    // The name of a foreign page may be rebound to this machine: then the page shares our origin, and sends its own name.
    if (!isBehindProxy && isOverLoopback(request) && !isLoopbackHost(host) && !hosts.has(host)) {
      return reply.code(403).send({ error: 'HOST_NOT_ALLOWED', message: 'this host name is not known here' })
    }
    const isOwnPage = origin === `${request.protocol}://${host}`
    if (origin !== undefined && !isOwnPage && !origins.includes(origin)) {
      return reply.code(403).send({ error: 'ORIGIN_NOT_ALLOWED', message: 'this page may not connect' })
    }
  }
}

/** A request injected by a test has no connection. */
function isOverLoopback({ socket }: FastifyRequest): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '')
}

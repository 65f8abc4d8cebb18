import { isLoopbackHost } from '@fivefold/sdk/config'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

export type PageOptions = {
  /** Origins of other web pages that may connect. */
  origins: readonly string[]
  /** Whether a proxy is in front of the server: the proxy then checks the host names. */
  isBehindProxy: boolean
}

/** Checks the `Origin` header: a browser lets any page send requests and open websockets. Other programs send none. */
export function refuseForeignPages({ origins, isBehindProxy }: PageOptions): onRequestAsyncHookHandler {
  const hosts = new Set(origins.map((origin) => new URL(origin).host))
  return async (request, reply) => {
    const { origin, host = '' } = request.headers
    // DNS rebinding: a foreign host name that resolves to this machine makes its page same-origin; `Host` shows the name.
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

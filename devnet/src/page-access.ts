import type { IncomingMessage, ServerResponse } from 'node:http'
import { dappOrigins, isLocalRequest, originsSchema } from '@fivefold/sdk/config'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

/** Browser wallets call a node from their own extension pages. */
const walletPage = /^(chrome|moz|safari-web)-extension:\/\/[^/]+$/

const environmentSchema = z.object({ FIVEFOLD_SERVER_ORIGINS: originsSchema.default(dappOrigins()) })

/** Web pages that may call the local nodes, from the environment. An empty variable counts as not set. */
export function readOrigins(env: NodeJS.ProcessEnv): string[] {
  const { FIVEFOLD_SERVER_ORIGINS } = env
  return parse(environmentSchema, FIVEFOLD_SERVER_ORIGINS ? { FIVEFOLD_SERVER_ORIGINS } : {}, 'environment')
    .FIVEFOLD_SERVER_ORIGINS
}

/**
 * Refuses other pages and answers preflights. Returns true if the request is answered. Every request is checked: a
 * browser sends a plain-text POST without a preflight, and only hides the answer.
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  if (!mayCall(request, origins)) {
    response.writeHead(403, { connection: 'close' }).end('This page may not call the local node')
    return true
  }
  allowOrigin(request, response)
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '86400')
  response.writeHead(204).end()
  return true
}

/** Allows the requesting page to read the answer. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'origin')
  if (headers.origin === undefined) response.removeHeader('access-control-allow-origin')
  else response.setHeader('access-control-allow-origin', headers.origin)
}

/** `verifyClient` of a WebSocket server: 403 to other pages. */
export function verifyPage(origins: readonly string[]) {
  return ({ req }: { req: IncomingMessage }, done: (isAllowed: boolean, status: number) => void): void =>
    done(mayCall(req, origins), 403)
}

function mayCall({ headers: { host, origin } }: IncomingMessage, origins: readonly string[]): boolean {
  const page = walletPage.test(origin ?? '') ? undefined : origin
  return isLocalRequest({ host, origin: page }, origins)
}

import { FivefoldError } from '../core/error.js'
import { parse } from '../core/parse.js'
import { type ServerHealth, serverHealthSchema } from './health.js'

export type ReadServerHealthOptions = {
  /** Milliseconds to wait for the answer. */
  timeout?: number
}

/**
 * Reads the health of a match server. A server that lacks a dependency reports `status: 'down'`.
 *
 * @throws {FivefoldError} SERVER_UNREACHABLE
 *
 * @example
 * const { status, version } = await readServerHealth('http://127.0.0.1:3001')
 */
export async function readServerHealth(
  url: string,
  { timeout = 5_000 }: ReadServerHealthOptions = {},
): Promise<ServerHealth> {
  const address = new URL('/health', url).href
  const answer = await ask(address, timeout)
  return parse(serverHealthSchema, answer, `answer of ${address}`)
}

async function ask(address: string, timeout: number): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    return await response.json()
  } catch (cause) {
    throw new FivefoldError(`The match server at ${address} does not answer`, {
      code: 'SERVER_UNREACHABLE',
      value: address,
      cause,
    })
  }
}

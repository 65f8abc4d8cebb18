import type { z } from 'zod'
import { FivefoldError } from '../core/error.js'
import { parse } from '../core/parse.js'
import { responseSchema } from './schemas.js'

const timeout = 10_000

export type RequestParameters<T extends z.ZodType> = {
  /** The indexer's GraphQL address. */
  url: string
  query: string
  variables?: Record<string, unknown>
  /** What the answer's `data` must look like. */
  schema: T
}

/** Sends a GraphQL query and checks the answer. */
export async function request<T extends z.ZodType>(parameters: RequestParameters<T>): Promise<z.output<T>> {
  const { url, query, variables, schema } = parameters
  const body = await post(url, JSON.stringify({ query, variables }))
  const { data, errors } = parse(responseSchema, body, `indexer at ${url}`)
  if (errors?.[0]) {
    throw new FivefoldError(`The indexer refused the query: ${errors[0].message}`, {
      code: 'INDEXER_REFUSED',
      value: query,
    })
  }
  return parse(schema, data, `indexer at ${url}`)
}

async function post(url: string, body: string): Promise<unknown> {
  const response = await send(url, body)
  try {
    // GraphQL reports a rejected query as JSON too, with an error status.
    return await response.json()
  } catch (cause) {
    throw unreachable(url, `it answered ${response.status} without JSON`, cause)
  }
}

async function send(url: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  try {
    return await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) })
  } catch (cause) {
    throw unreachable(url, 'no answer', cause)
  }
}

function unreachable(url: string, why: string, cause: unknown): FivefoldError {
  return new FivefoldError(`The indexer at ${url} cannot be reached: ${why}`, {
    code: 'INDEXER_UNREACHABLE',
    value: url,
    cause,
  })
}

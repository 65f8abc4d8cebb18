import { z } from 'zod'
import { FivefoldError } from '../core/error.js'
import { parse } from '../core/parse.js'

const refusalSchema = z.object({ error: z.string(), message: z.string() })

const timeout = 10_000

export type RequestOptions = { body?: unknown; token?: string | undefined }

/** Sends an HTTP request to the match server; a refusal is thrown with the server's code. */
export async function request<T extends z.ZodType>(
  serverUrl: string,
  path: string,
  schema: T,
  { body, token }: RequestOptions = {},
): Promise<z.output<T>> {
  const url = new URL(path, serverUrl).href
  const response = await send(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // In a header, never in the URL: URLs end up in logs.
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return parse(schema, answer, `answer of ${url}`)
  const refusal = refusalSchema.safeParse(answer).data
  throw new FivefoldError(refusal?.message ?? `The match server answered ${response.status}`, {
    code: refusal?.error ?? 'SERVER_FAILED',
    value: path,
  })
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
  } catch (cause) {
    throw new FivefoldError(`The match server at ${new URL(url).origin} does not answer`, {
      code: 'SERVER_UNREACHABLE',
      value: url,
      cause,
    })
  }
}

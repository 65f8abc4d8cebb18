import { z } from 'zod'
import type { LocalChain } from './chain.js'
import {
  INTERNAL_ERROR,
  INVALID_REQUEST,
  invalidParams,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  RpcError,
} from './rpc-error.js'
import { rpcMethods, type Subscriptions } from './rpc-methods.js'

const MAX_BATCH = 1000

const idSchema = z.union([z.string(), z.number(), z.null()])
const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: idSchema.optional(),
  method: z.string(),
  params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()), z.null()]).optional(),
})

type Id = z.output<typeof idSchema>
type Response = { jsonrpc: '2.0'; id: Id; result: unknown } | { jsonrpc: '2.0'; id: Id; error: object }

/** Answers one message: a request, a notification (no answer) or a batch of them. */
export async function answerMessage(
  text: string,
  chain: LocalChain,
  subscriptions: Subscriptions,
): Promise<string | undefined> {
  const answer = (request: unknown) => answerRequest(request, chain, subscriptions)
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return JSON.stringify(failure(null, new RpcError(PARSE_ERROR, 'Parse error')))
  }
  if (!Array.isArray(message)) return optionalJson(await answer(message))
  if (message.length === 0 || message.length > MAX_BATCH) {
    return JSON.stringify(
      failure(null, new RpcError(INVALID_REQUEST, `A batch holds 1 to ${MAX_BATCH} requests`)),
    )
  }
  const responses = (await Promise.all(message.map(answer))).filter((response) => response !== undefined)
  return optionalJson(responses.length > 0 ? responses : undefined)
}

async function answerRequest(
  value: unknown,
  chain: LocalChain,
  subscriptions: Subscriptions,
): Promise<Response | undefined> {
  const request = requestSchema.safeParse(value)
  if (!request.success) return failure(idOf(value), new RpcError(INVALID_REQUEST, 'Invalid request'))
  const { id, method, params } = request.data
  const response = await call(id ?? null, method, params ?? [], chain, subscriptions)
  return id === undefined ? undefined : response
}

async function call(
  id: Id,
  name: string,
  params: unknown,
  chain: LocalChain,
  subscriptions: Subscriptions,
): Promise<Response> {
  try {
    const method = Object.hasOwn(rpcMethods, name) ? rpcMethods[name] : undefined
    if (!method) throw new RpcError(METHOD_NOT_FOUND, 'Method not found')
    if (!Array.isArray(params)) throw invalidParams('wanted parameters by position')
    return { jsonrpc: '2.0', id, result: (await method({ chain }, params, subscriptions)) ?? null }
  } catch (error) {
    return failure(id, error)
  }
}

function failure(id: Id, error: unknown): Response {
  const message = error instanceof Error ? error.message : String(error)
  // Chopsticks' errors have a code as well
  const { code = INTERNAL_ERROR, data } = error as Partial<RpcError>
  return {
    jsonrpc: '2.0',
    id,
    error: { code: Number.isInteger(code) ? code : INTERNAL_ERROR, message, data },
  }
}

function idOf(value: unknown): Id {
  const parsed = z.object({ id: idSchema }).safeParse(value)
  return parsed.success ? parsed.data.id : null
}

const optionalJson = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))

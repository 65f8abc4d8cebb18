import { z } from 'zod'
import { methods } from '../methods/index.js'
import type { Node } from '../methods/method.js'
import { RpcError, rpcCodes } from '../rpc-error.js'

export const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
})

export type RpcRequest = z.output<typeof requestSchema>
export type RpcId = NonNullable<RpcRequest['id']> | null

export type RpcResponse =
  | { jsonrpc: '2.0'; id: RpcId; result: unknown }
  | { jsonrpc: '2.0'; id: RpcId; error: { code: number; message: string; data?: unknown } }

/** Answers the body of an HTTP request: one call or a batch. Undefined if it contains only notifications. */
export async function answerBody(node: Node, body: string): Promise<RpcResponse | RpcResponse[] | undefined> {
  const json = parseJson(body)
  if (json === undefined) return failure(null, new RpcError(rpcCodes.parseError, 'Parse error'))
  if (!Array.isArray(json)) return answer(node, json)
  if (json.length === 0) return invalidRequest()
  const answers = await Promise.all(json.map((request) => answer(node, request)))
  const wanted = answers.filter((response) => response !== undefined)
  return wanted.length > 0 ? wanted : undefined
}

async function answer(node: Node, json: unknown): Promise<RpcResponse | undefined> {
  const parsed = requestSchema.safeParse(json)
  if (!parsed.success) return invalidRequest()
  const { id, method, params } = parsed.data
  const response = await call(node, id ?? null, method, params)
  return id === undefined ? undefined : response
}

async function call(node: Node, id: RpcId, name: string, params: unknown): Promise<RpcResponse> {
  try {
    const method = methods.get(name)
    if (!method) throw new RpcError(rpcCodes.methodNotFound, 'Method not found')
    return { jsonrpc: '2.0', id, result: await method(node, params) }
  } catch (error) {
    return failure(id, error)
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function invalidRequest(): RpcResponse {
  return failure(null, new RpcError(rpcCodes.invalidRequest, 'Invalid request'))
}

export function failure(id: RpcId, error: unknown): RpcResponse {
  if (error instanceof RpcError) {
    const { code, message, data } = error
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
  console.error(error)
  return { jsonrpc: '2.0', id, error: { code: rpcCodes.internalError, message: 'Internal error' } }
}

import type { z } from 'zod'
import { invalidParams } from '../rpc-error.js'
import type { Chain } from '../state/chain.js'
import type { Faucet } from '../state/faucet.js'

/** The dependencies of methods. */
export type Node = { chain: Chain; faucet: Faucet }

export type Method = (node: Node, params: unknown) => unknown

/** A method that is called with validated parameters only. */
export function defineMethod<T extends z.ZodType>(
  schema: T,
  handle: (node: Node, params: z.output<T>) => unknown,
): Method {
  return (node, params) => handle(node, parseParams(schema, params))
}

export function parseParams<T extends z.ZodType>(schema: T, params: unknown): z.output<T> {
  const result = schema.safeParse(params ?? [])
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
  throw invalidParams(`Invalid params${where}: ${issue?.message ?? 'not valid'}`)
}

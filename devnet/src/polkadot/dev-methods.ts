import type { HexString } from '@polkadot/util/types'
import { z } from 'zod'
import { invalidParams, RpcError, SERVER_ERROR } from './rpc-error.js'
import type { RpcMethod } from './rpc-methods.js'

const hex = z.templateLiteral(['0x', z.string().regex(/^([0-9a-f]{2})*$/)])
const height = z.int().nonnegative()

const newBlockSchema = z.strictObject({
  count: z.int().min(1).max(10_000).optional(),
  to: height.optional(),
  transactions: z.array(hex).optional(),
})
const headSchema = z.union([hex, height])
const timeSchema = z.union([
  z.int().nonnegative(),
  z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.int()),
])
const storageSchema = z.array(z.tuple([hex, hex.nullable()]))

/** Methods of development chains only. */
export const devMethods: Record<string, RpcMethod> = {
  /** Builds `count` blocks, or blocks up to height `to`. `transactions` replaces the contents of the pool. */
  dev_newBlock: async ({ chain }, [options]) => {
    const { count, to, transactions } = checked(newBlockSchema, options ?? {})
    const blocks = to === undefined ? (count ?? 1) : Math.max(1, to - chain.head.number)
    for (let made = 0; made < blocks; made++) await chain.newBlock(transactions ? { transactions } : {})
    return chain.head.hash
  },

  /** Makes a block, by hash or height, the head, so that the next one is built on it. */
  dev_setHead: async ({ chain }, [where]) => {
    const target = checked(headSchema, where)
    const block = await (typeof target === 'number' ? chain.getBlockAt(target) : chain.getBlock(target))
    if (!block) throw new RpcError(SERVER_ERROR, `Block ${target} not found`)
    await chain.setHead(block)
    return block.hash
  },

  /** Sets the clock for block times: milliseconds or a date. */
  dev_timeTravel: async ({ chain }, [time]) => {
    const milliseconds = checked(timeSchema, time)
    chain.travelTo(milliseconds)
    return milliseconds
  },

  /** Builds a block that changes storage: `[[key, value or null], …]`, both as hex. */
  dev_setStorage: async ({ chain }, [entries]) => {
    const changes: Record<HexString, HexString | null> = Object.fromEntries(checked(storageSchema, entries))
    return (await chain.newBlock({ changes })).hash
  },
}

function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidParams(z.prettifyError(result.error))
  return result.data
}

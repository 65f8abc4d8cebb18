import { z } from 'zod'

export const chainNames = ['evm', 'solana', 'polkadot'] as const
export type ChainName = (typeof chainNames)[number]

const chain = z.enum(chainNames)
export const height = z.int().nonnegative()
export const time = z.iso.datetime().transform((text) => new Date(text))

/** GraphQL's envelope. */
export const responseSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

export const chainStatusSchema = z.object({
  chain,
  height,
  genesisHash: z.string(),
  contracts: z.array(z.string()),
  updatedAt: time,
  behindSince: time.nullable(),
})

export const quarantinedEventSchema = z.object({
  chain,
  block: height,
  logIndex: z.int().nonnegative(),
  transaction: z.string(),
  contract: z.string(),
  data: z.string(),
  reason: z.string(),
  timestamp: time,
})

/**
 * How far the indexer has read a chain, and which one. `behindSince`: since when the chain has had newer blocks while
 * the height did not change.
 */
export type ChainStatus = z.infer<typeof chainStatusSchema>
/** An event that the indexer could not decode or store, its location, and the reason. */
export type QuarantinedEvent = z.infer<typeof quarantinedEventSchema>

import { type Address, isAddress, isSignature } from '@solana/kit'
import { z } from 'zod'
import { RpcError, rpcCodes } from '../rpc-error.js'
import type { Chain } from '../state/chain.js'

export const address = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value),
  'not an address',
)
export const signature = z.custom<string>(
  (value) => typeof value === 'string' && isSignature(value),
  'not a signature',
)
export const slot = z.int().nonnegative()

export type Commitment = 'processed' | 'confirmed' | 'finalized'
export const commitment = z.enum(['processed', 'confirmed', 'finalized']).default('finalized')

const contextFields = { commitment, minContextSlot: slot.nullish() }

/** The last parameter of nearly all methods. */
export const contextConfig = z.object(contextFields).nullish()

/** A configuration object with more fields than the usual ones. */
export function configWith<T extends z.ZodRawShape>(fields: T) {
  return z.object({ ...contextFields, ...fields }).nullish()
}

type ContextConfig = z.output<typeof contextConfig>

/** The slot that a request refers to: the open one at commitment `processed`, otherwise the newest block. */
export function slotAt(chain: Chain, config: ContextConfig): number {
  const at = config?.commitment === 'processed' ? chain.openSlot : chain.sealedSlot
  const wanted = config?.minContextSlot ?? 0
  if (at < wanted) {
    throw new RpcError(rpcCodes.minContextSlotNotReached, 'Minimum context slot has not been reached', {
      contextSlot: at,
    })
  }
  return at
}

/** The version of Solana whose interface is implemented. */
export const apiVersion = '2.3.0'

/** A value with the slot it was read in. Accounts are always read from the open slot. */
export function withContext<T>(chain: Chain, config: ContextConfig, value: T) {
  return { context: { apiVersion, slot: slotAt(chain, config) }, value }
}

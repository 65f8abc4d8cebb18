import { z } from 'zod'
import {
  encodeTransaction,
  encodeTransactionAccounts,
  type TransactionFormat,
  transactionEncodings,
} from '../encoding/transaction.js'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error.js'
import { maxAge } from '../state/blockhashes.js'
import type { Chain } from '../state/chain.js'
import { defineMethod, type Method } from './method.js'
import { commitment, configWith, contextConfig, slot, withContext } from './params.js'

const encoding = z.enum(transactionEncodings)
const transactionDetails = z.enum(['full', 'accounts', 'signatures', 'none'])
const maxSlotRange = 500_000
/** A request for a block that is this close waits for it instead of failing. */
const nearSlots = 2

const blockConfig = z.object({
  commitment,
  encoding: encoding.nullish(),
  transactionDetails: transactionDetails.nullish(),
  rewards: z.boolean().nullish(),
  maxSupportedTransactionVersion: z.int().nonnegative().nullish(),
})

export const blockMethods: Record<string, Method> = {
  getBlock: defineMethod(
    z.tuple([slot, z.union([encoding, blockConfig]).nullish()]),
    ({ chain }, [slot, config]) => {
      assertSealed(chain, slot)
      return encodeBlock(chain, slot, typeof config === 'string' ? { encoding: config } : (config ?? {}))
    },
  ),

  getBlockTime: defineMethod(z.tuple([slot]), ({ chain }, [slot]) => {
    assertSealed(chain, slot)
    return chain.clock.timestampOf(slot)
  }),

  getBlocks: defineMethod(
    z.tuple([slot, z.union([slot, contextConfig]).optional(), contextConfig.optional()]),
    ({ chain }, [first, last]) => {
      const end = typeof last === 'number' ? last : first + maxSlotRange
      if (end - first > maxSlotRange) throw invalidParams(`Slot range too large; max ${maxSlotRange}`)
      return slotsBetween(first, Math.min(end, chain.sealedSlot))
    },
  ),

  getBlocksWithLimit: defineMethod(
    z.tuple([slot, z.int().min(0).max(maxSlotRange), contextConfig.optional()]),
    async ({ chain }, [first, limit]) => {
      if (first > chain.sealedSlot && first <= chain.sealedSlot + nearSlots) await untilSealed(chain, first)
      return slotsBetween(first, Math.min(first + limit - 1, chain.sealedSlot))
    },
  ),

  getFirstAvailableBlock: defineMethod(z.array(z.unknown()), () => 0),
  minimumLedgerSlot: defineMethod(z.array(z.unknown()), () => 0),

  getLatestBlockhash: defineMethod(z.tuple([contextConfig.optional()]), ({ chain }, [config]) => {
    const { slot, hash } = chain.hashes.latest
    const { context } = withContext(chain, config, null)
    return { context: { ...context, slot }, value: { blockhash: hash, lastValidBlockHeight: slot + maxAge } }
  }),

  isBlockhashValid: defineMethod(
    z.tuple([z.string(), configWith({}).optional()]),
    ({ chain }, [hash, config]) => withContext(chain, config, chain.hashes.isValid(hash, chain.openSlot)),
  ),
}

function encodeBlock(chain: Chain, slot: number, config: Partial<z.output<typeof blockConfig>>) {
  const format: TransactionFormat = {
    encoding: config.encoding ?? 'json',
    maxVersion: config.maxSupportedTransactionVersion ?? undefined,
  }
  return {
    blockHeight: slot,
    blockTime: chain.clock.timestampOf(slot),
    blockhash: chain.blockhash(slot),
    parentSlot: Math.max(slot - 1, 0),
    previousBlockhash: slot > 0 ? chain.blockhash(slot - 1) : chain.hashes.genesisHash,
    ...encodeTransactions(chain, slot, config.transactionDetails ?? 'full', format),
    ...(config.rewards !== false && { rewards: [] }),
  }
}

function encodeTransactions(
  chain: Chain,
  slot: number,
  details: z.output<typeof transactionDetails>,
  format: TransactionFormat,
) {
  const summaries = chain.ledger.inSlot(slot)
  if (details === 'none') return {}
  if (details === 'signatures') return { signatures: summaries.map(({ signature }) => signature) }
  const encode = details === 'full' ? encodeTransaction : encodeTransactionAccounts
  return { transactions: summaries.map((summary) => encode(chain.ledger.read(summary), format)) }
}

function assertSealed(chain: Chain, slot: number): void {
  if (slot > chain.sealedSlot) {
    throw new RpcError(rpcCodes.blockNotAvailable, `Block not available for slot ${slot}`)
  }
}

function slotsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

function untilSealed(chain: Chain, slot: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = chain.listen({
      onTransaction() {},
      onSealed(sealed) {
        if (sealed < slot) return
        stop()
        resolve()
      },
    })
  })
}

import { type Address, getBase58Encoder } from '@solana/kit'
import { z } from 'zod'
import { accountEncodings } from '../encoding/account.js'
import { encodeTransaction, transactionEncodings } from '../encoding/transaction.js'
import { feeOf } from '../execution/fee.js'
import { decodeMessage, decodeTransaction } from '../execution/wire-transaction.js'
import { invalidParams } from '../rpc-error.js'
import type { Chain } from '../state/chain.js'
import type { TransactionSummary } from '../state/ledger.js'
import { sendTransaction } from '../state/send-transaction.js'
import { defineMethod, type Method } from './method.js'
import { address, commitment, configWith, contextConfig, signature, slotAt, withContext } from './params.js'
import { simulateTransaction } from './simulate-transaction.js'

const wireEncoding = z.enum(['base58', 'base64'])
const encoding = z.enum(transactionEncodings)
const transactionConfig = z.object({
  commitment,
  encoding: encoding.nullish(),
  maxSupportedTransactionVersion: z.int().nonnegative().nullish(),
})
const maxSignatures = 256
const maxHistory = 1000

export const transactionMethods: Record<string, Method> = {
  sendTransaction: defineMethod(
    z.tuple([
      z.string(),
      configWith({ encoding: wireEncoding.nullish(), skipPreflight: z.boolean().nullish() }).optional(),
    ]),
    ({ chain }, [text, config]) => {
      slotAt(chain, config)
      const tx = decodeTransaction(readBytes(text, config?.encoding))
      return sendTransaction(chain, tx, { skipPreflight: config?.skipPreflight ?? false })
    },
  ),

  simulateTransaction: defineMethod(
    z.tuple([
      z.string(),
      configWith({
        encoding: wireEncoding.nullish(),
        sigVerify: z.boolean().nullish(),
        replaceRecentBlockhash: z.boolean().nullish(),
        innerInstructions: z.boolean().nullish(),
        accounts: z
          .object({ addresses: z.array(address), encoding: z.enum(accountEncodings).nullish() })
          .nullish(),
      }).optional(),
    ]),
    ({ chain }, [text, config]) => {
      if (config?.sigVerify && config.replaceRecentBlockhash) {
        throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
      }
      const tx = decodeTransaction(readBytes(text, config?.encoding))
      const value = simulateTransaction(chain, tx, {
        verifySignatures: config?.sigVerify ?? false,
        replaceRecentBlockhash: config?.replaceRecentBlockhash ?? false,
        withInnerInstructions: config?.innerInstructions ?? false,
        accounts: config?.accounts ?? undefined,
      })
      return withContext(chain, config, value)
    },
  ),

  getSignatureStatuses: defineMethod(
    z.tuple([
      z.array(signature).max(maxSignatures),
      z.object({ searchTransactionHistory: z.boolean().nullish() }).nullish(),
    ]),
    ({ chain }, [signatures]) => {
      const statuses = signatures.map((signature) => {
        const summary = chain.ledger.find(signature)
        return summary ? encodeStatus(chain, summary) : null
      })
      return withContext(chain, { commitment: 'processed' }, statuses)
    },
  ),

  getTransaction: defineMethod(
    z.tuple([signature, z.union([encoding, transactionConfig]).nullish()]),
    ({ chain }, [signature, config]) => {
      const options = typeof config === 'string' ? transactionConfig.parse({ encoding: config }) : config
      const summary = chain.ledger.find(signature)
      if (!summary || summary.slot > chain.sealedSlot) return null
      return {
        slot: summary.slot,
        blockTime: chain.clock.timestampOf(summary.slot),
        ...encodeTransaction(chain.ledger.read(summary), {
          encoding: options?.encoding ?? 'json',
          maxVersion: options?.maxSupportedTransactionVersion ?? undefined,
        }),
      }
    },
  ),

  getSignaturesForAddress: defineMethod(
    z.tuple([
      address,
      configWith({
        limit: z.int().min(1).max(maxHistory).nullish(),
        before: signature.nullish(),
        until: signature.nullish(),
      }).optional(),
    ]),
    ({ chain }, [key, config]) => {
      slotAt(chain, config)
      return history(chain, key, config?.before, config?.until)
        .slice(0, config?.limit ?? maxHistory)
        .map(({ signature, slot, error }) => ({
          signature,
          slot,
          err: error,
          memo: null,
          blockTime: chain.clock.timestampOf(slot),
          confirmationStatus: 'finalized',
        }))
    },
  ),

  getFeeForMessage: defineMethod(
    z.tuple([z.string(), contextConfig.optional()]),
    ({ chain }, [text, config]) => {
      const message = decodeMessage(Buffer.from(text, 'base64'))
      const valid = chain.lifetimeError(message) === undefined
      return withContext(chain, config, valid ? feeOf(message) : null)
    },
  ),
}

/** Sealed transactions of an address, the newest first. */
function history(
  chain: Chain,
  key: Address,
  before: string | null | undefined,
  until: string | null | undefined,
): TransactionSummary[] {
  const all = chain.ledger.ofAddress(key).filter(({ slot }) => slot <= chain.sealedSlot)
  const newestFirst = [...all].reverse()
  const indexOf = (signature: string | null | undefined) =>
    signature ? newestFirst.findIndex((summary) => summary.signature === signature) : -1
  const from = indexOf(before) + 1
  const to = indexOf(until)
  return newestFirst.slice(from, to < 0 ? undefined : to)
}

function encodeStatus(chain: Chain, { slot, error }: TransactionSummary) {
  const sealed = slot <= chain.sealedSlot
  return {
    slot,
    confirmations: sealed ? null : 0,
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    confirmationStatus: sealed ? 'finalized' : 'processed',
  }
}

function readBytes(text: string, encoding: z.output<typeof wireEncoding> | null | undefined): Uint8Array {
  if (encoding === 'base64') {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalidParams('invalid base64 encoding')
    return Buffer.from(text, 'base64')
  }
  try {
    return new Uint8Array(getBase58Encoder().encode(text))
  } catch {
    throw invalidParams('invalid base58 encoding')
  }
}

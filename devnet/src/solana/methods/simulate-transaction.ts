import { type Address, getBase58Decoder } from '@solana/kit'
import type { AccountEncoding } from '../encoding/account.js'
import type { InnerInstruction, Outcome } from '../execution/svm.js'
import type { WireTransaction } from '../execution/wire-transaction.js'
import { maxAge } from '../state/blockhashes.js'
import type { Chain } from '../state/chain.js'
import { formatAccount } from './account-config.js'

export type SimulateOptions = {
  verifySignatures: boolean
  replaceRecentBlockhash: boolean
  withInnerInstructions: boolean
  accounts: { addresses: Address[]; encoding?: AccountEncoding | null | undefined } | undefined
}

/** Simulates a transaction on the current state. */
export function simulateTransaction(chain: Chain, tx: WireTransaction, options: SimulateOptions) {
  const refused = options.replaceRecentBlockhash ? undefined : whyRefused(chain, tx)
  if (refused) return encodeOutcome({ ...nothing, error: refused }, options, null)

  const outcome = chain.svm.simulate(tx, { verifySignatures: options.verifySignatures })
  const accounts =
    options.accounts?.addresses.map((key) => {
      const account = outcome.accounts.get(key) ?? chain.svm.getAccount(key)
      const encoding = options.accounts?.encoding ?? 'base64'
      return account && account.lamports > 0n ? formatAccount(chain.svm, account, { encoding }) : null
    }) ?? null
  const { slot, hash } = chain.hashes.latest
  return {
    ...encodeOutcome(outcome, options, accounts),
    ...(options.replaceRecentBlockhash && {
      replacementBlockhash: { blockhash: hash, lastValidBlockHeight: slot + maxAge },
    }),
  }
}

const nothing: Outcome = {
  error: null,
  logs: [],
  innerInstructions: [],
  computeUnits: 0,
  returnData: null,
  fee: 0,
}

function whyRefused(chain: Chain, tx: WireTransaction) {
  const expired = chain.lifetimeError(tx.message)
  if (expired) return expired
  return chain.ledger.find(tx.signatures[0]) ? 'AlreadyProcessed' : undefined
}

function encodeOutcome(outcome: Outcome, options: SimulateOptions, accounts: unknown[] | null) {
  const { returnData } = outcome
  return {
    err: outcome.error,
    logs: outcome.logs,
    accounts,
    unitsConsumed: outcome.computeUnits,
    returnData: returnData && {
      programId: returnData.programId,
      data: [Buffer.from(returnData.data).toString('base64'), 'base64'],
    },
    innerInstructions: options.withInnerInstructions ? outcome.innerInstructions.flatMap(encodeInner) : null,
  }
}

function encodeInner(list: readonly InnerInstruction[], index: number) {
  if (list.length === 0) return []
  const instructions = list.map((inner) => ({ ...inner, data: getBase58Decoder().decode(inner.data) }))
  return [{ index, instructions }]
}

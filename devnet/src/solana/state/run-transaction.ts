import { type Address, getBase58Decoder } from '@solana/kit'
import { tokenBalances } from '../encoding/token-balance.js'
import { type AccountState, noAccount, sameAccount } from '../execution/account-state.js'
import { loadAddresses } from '../execution/lookup-tables.js'
import { advanceNonce, settleNonce } from '../execution/nonce.js'
import type { Outcome, Svm } from '../execution/svm.js'
import { isWritable, type WireTransaction } from '../execution/wire-transaction.js'
import { diffAccount } from './account-patch.js'
import type { TransactionEntry } from './journal-entry.js'

export type ChangedAccount = { address: Address; before: AccountState; after: AccountState }

export type RunResult = { entry: TransactionEntry; changed: ChangedAccount[] }

export type RunContext = {
  svm: Svm
  slot: number
  latestBlockhash: string
  /** The nonce account used instead of a recent blockhash. */
  nonceAccount: Address | undefined
  /** Whether the journal has the account's previous state, so that a patch is enough. */
  isJournaled: (address: Address) => boolean
}

const base58 = getBase58Decoder()

/** Executes a transaction. Without an entry it could not pay its fee, so it is in no block. */
export function runTransaction(
  tx: WireTransaction,
  context: RunContext,
): RunResult | { entry: undefined; outcome: Outcome } {
  const { svm } = context
  const getAccount = (address: Address) => svm.getAccount(address)
  const loaded = loadAddresses(tx.message.lookups, getAccount)
  const keys = [...tx.message.accountKeys, ...loaded.writable, ...loaded.readonly]
  const writable = [
    ...tx.message.accountKeys.filter((_, index) => isWritable(tx.message, index)),
    ...loaded.writable,
  ]
  const balances = () => keys.map((key) => Number(svm.getBalance(key)))

  const before = new Map(writable.map((address) => [address, getAccount(address) ?? noAccount]))
  const preBalances = balances()
  const preTokenBalances = tokenBalances(keys, getAccount)

  const outcome = svm.execute(tx)
  const [payer] = tx.message.accountKeys
  const paid =
    outcome.error === null || (payer && svm.getBalance(payer) < (before.get(payer)?.lamports ?? 0n))
  if (!paid) return { entry: undefined, outcome }
  const changed = [...before].flatMap(([address, state]) => settle(address, state, outcome, context))

  const entry: TransactionEntry = {
    type: 'transaction',
    slot: context.slot,
    signature: tx.signatures[0],
    wire: Buffer.from(tx.bytes).toString('base64'),
    keys,
    loaded,
    error: outcome.error,
    fee: outcome.fee,
    preBalances,
    postBalances: balances(),
    preTokenBalances,
    postTokenBalances: tokenBalances(keys, getAccount),
    innerInstructions: recordInner(outcome),
    logs: outcome.logs,
    computeUnits: outcome.computeUnits,
    returnData: outcome.returnData && {
      programId: outcome.returnData.programId,
      data: Buffer.from(outcome.returnData.data).toString('base64'),
    },
    accounts: changed.map(({ address, before, after }) =>
      diffAccount(address, context.isJournaled(address) ? before : noAccount, after),
    ),
  }
  return { entry, changed }
}

/** An account after the transaction, with nonces of this chain. Undefined if it did not change. */
function settle(
  address: Address,
  before: AccountState,
  outcome: Outcome,
  context: RunContext,
): ChangedAccount[] {
  const { svm, latestBlockhash, nonceAccount } = context
  const now = svm.getAccount(address) ?? noAccount
  const after =
    outcome.error !== null && address === nonceAccount
      ? advanceNonce(now, latestBlockhash)
      : settleNonce(before, now, latestBlockhash)
  if (after !== now) svm.setAccount(address, after)
  return sameAccount(before, after) ? [] : [{ address, before, after }]
}

function recordInner({ innerInstructions }: Outcome): TransactionEntry['innerInstructions'] {
  return innerInstructions.flatMap((list, index) => {
    if (list.length === 0) return []
    const instructions = list.map((inner) => ({
      programIdIndex: inner.programIdIndex,
      accounts: [...inner.accounts],
      data: base58.decode(inner.data),
      stackHeight: inner.stackHeight,
    }))
    return [{ index, instructions }]
  })
}

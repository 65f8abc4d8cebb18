import type { Address } from '@solana/kit'
import type { TokenBalance } from '../encoding/token-balance.js'
import type { LoadedAddresses } from '../execution/lookup-tables.js'
import type { TransactionError } from '../execution/transaction-error.js'
import type { AccountPatch } from './account-patch.js'

/** The first line: identifies the chain. */
export type GenesisEntry = {
  type: 'genesis'
  version: 1
  /** Makes the hashes of this chain differ from those of any other. */
  salt: string
  accounts: AccountPatch[]
}

/** The node started counting slots: `slot` was opened at `time` (ms), and one follows every `slotMs`. */
export type RunEntry = { type: 'run'; slot: number; time: number; slotMs: number }

/** Slots up to this one may have been seen by clients. */
type ReserveEntry = { type: 'reserve'; slot: number }

/** The node was stopped cleanly after this slot. */
type StopEntry = { type: 'stop'; slot: number }

export type RecordedInstruction = {
  programIdIndex: number
  accounts: number[]
  /** base58 */
  data: string
  stackHeight: number
}

/** A transaction that was included in a block, and its effects. */
export type TransactionEntry = {
  type: 'transaction'
  slot: number
  signature: string
  /** The transaction itself, base64. */
  wire: string
  /** All its keys, including those from lookup tables. */
  keys: Address[]
  loaded: LoadedAddresses
  error: TransactionError | null
  fee: number
  preBalances: number[]
  postBalances: number[]
  preTokenBalances: TokenBalance[]
  postTokenBalances: TokenBalance[]
  innerInstructions: { index: number; instructions: RecordedInstruction[] }[]
  logs: string[]
  computeUnits: number
  /** Data in base64. */
  returnData: { programId: string; data: string } | null
  accounts: AccountPatch[]
}

export type JournalEntry = GenesisEntry | RunEntry | ReserveEntry | StopEntry | TransactionEntry

import { randomBytes } from 'node:crypto'
import type { Address } from '@solana/kit'
import { type AccountState, noAccount } from '../execution/account-state.js'
import { isNonceValid, nonceAccountOf } from '../execution/nonce.js'
import { type Outcome, Svm } from '../execution/svm.js'
import type { PlainTransactionError } from '../execution/transaction-error.js'
import type { Message, WireTransaction } from '../execution/wire-transaction.js'
import { diffAccount } from './account-patch.js'
import { Blockhashes, recentSlots } from './blockhashes.js'
import type { Journal } from './journal.js'
import type { GenesisEntry, RunEntry } from './journal-entry.js'
import type { Ledger } from './ledger.js'
import { restore } from './restore.js'
import { type RunResult, runTransaction } from './run-transaction.js'
import type { SlotClock } from './slot-clock.js'

export type Genesis = {
  /** Loaded at every start, so that a new image replaces an older one. */
  programs: readonly { address: Address; image: Uint8Array }[]
  /** Created once, at genesis. */
  makeAccounts: (salt: string) => readonly [Address, AccountState][]
}

export type ChainListener = {
  /** A transaction ran in the open slot. */
  onTransaction(result: RunResult): void
  /** A slot became a block, with these transactions in it; the next one is open. */
  onSealed(slot: number, results: readonly RunResult[]): void
}

/** Slots reserved in the journal at a time. A killed node resumes after them, so no client ever sees a slot twice. */
const reserve = 64

/** One chain without forks: an open slot that accepts transactions, and sealed, final slots before it. */
export class Chain {
  readonly svm = new Svm()
  readonly ledger: Ledger
  readonly clock: SlotClock
  readonly hashes: Blockhashes
  readonly salt: string
  readonly #journal: Journal
  readonly #journaled: Set<Address>
  readonly #listeners = new Set<ChainListener>()
  #pending: RunResult[] = []
  #openSlot: number
  #reserved: number

  constructor(journal: Journal, genesis: Genesis, run: { time: number; slotMs: number }) {
    const restored = restore(journal)
    const first = restored.genesis ?? beginJournal(journal, genesis, restored.accounts)
    this.#journal = journal
    this.ledger = restored.ledger
    this.clock = restored.clock
    this.salt = first.salt
    this.hashes = new Blockhashes(first.salt)
    this.#journaled = new Set(restored.accounts.keys())

    for (const { address, image } of genesis.programs) this.svm.addProgram(address, image)
    // Programs come last: the machine reads their image when they are set.
    const accounts = [...restored.accounts].sort(
      ([, a], [, b]) => Number(a.executable) - Number(b.executable),
    )
    for (const [address, account] of accounts) this.svm.setAccount(address, account)

    this.#openSlot = this.#reserved = restored.nextSlot
    this.beginRun({ slot: restored.nextSlot, ...run })
    for (const slot of recentSlots(restored.nextSlot)) this.hashes.add(slot, this.blockhash(slot))
    this.#enter(restored.nextSlot)
  }

  /** The slot that accepts transactions. */
  get openSlot(): number {
    return this.#openSlot
  }

  /** The newest block. */
  get sealedSlot(): number {
    return this.#openSlot - 1
  }

  /** Restarts the slot count from here, at startup and whenever the machine's clock has jumped. */
  beginRun(run: Omit<RunEntry, 'type'>): void {
    const entry: RunEntry = { type: 'run', ...run }
    this.#journal.append(entry)
    this.clock.addRun(entry)
  }

  /** The hash of a sealed block. */
  blockhash(slot: number): string {
    const signatures = this.ledger.inSlot(slot).map(({ signature }) => signature)
    return this.hashes.hashOf(slot, signatures)
  }

  /** Why a message may not run now, if so: its blockhash is unknown or too old, and it has no nonce. */
  lifetimeError(message: Message): PlainTransactionError | undefined {
    if (this.hashes.isValid(message.recentBlockhash, this.#openSlot)) return undefined
    return this.#usesNonce(message) ? undefined : 'BlockhashNotFound'
  }

  /** Runs a transaction in the open slot. If it is included, it is on disk before this returns. */
  execute(tx: WireTransaction): RunResult | { entry: undefined; outcome: Outcome } {
    this.#journal.assertWritable()
    const usesBlockhash = this.hashes.isValid(tx.message.recentBlockhash, this.#openSlot)
    const result = runTransaction(tx, {
      svm: this.svm,
      slot: this.#openSlot,
      latestBlockhash: this.hashes.latest.hash,
      nonceAccount: usesBlockhash ? undefined : nonceAccountOf(tx.message),
      isJournaled: (address) => this.#journaled.has(address),
    })
    if (!result.entry) return result
    const position = this.#journal.append(result.entry)
    for (const { address } of result.changed) this.#journaled.add(address)
    this.ledger.add(result.entry, position)
    this.#pending.push(result)
    for (const listener of this.#listeners) listener.onTransaction(result)
    return result
  }

  /** Seals the open slot as a block and opens the next. */
  seal(): void {
    this.#journal.assertWritable()
    const slot = this.#openSlot
    const results = this.#pending
    this.#pending = []
    this.hashes.add(slot, this.blockhash(slot))
    this.#enter(slot + 1)
    for (const listener of this.#listeners) listener.onSealed(slot, results)
  }

  listen(listener: ChainListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    try {
      this.#journal.append({ type: 'stop', slot: this.#openSlot })
    } finally {
      this.#journal.close()
    }
  }

  #usesNonce(message: Message): boolean {
    const address = nonceAccountOf(message)
    return (
      address !== undefined && isNonceValid(message, this.svm.getAccount(address), this.hashes.latest.hash)
    )
  }

  #enter(slot: number): void {
    if (slot >= this.#reserved) {
      this.#reserved = slot + reserve
      this.#journal.append({ type: 'reserve', slot: this.#reserved })
    }
    this.#openSlot = slot
    this.svm.enterSlot(slot, this.clock.timestampOf(slot), this.hashes.slotHashes)
  }
}

function beginJournal(
  journal: Journal,
  genesis: Genesis,
  accounts: Map<Address, AccountState>,
): GenesisEntry {
  const salt = randomBytes(32).toString('base64')
  const made = genesis.makeAccounts(salt)
  const entry: GenesisEntry = {
    type: 'genesis',
    version: 1,
    salt,
    accounts: made.map(([address, account]) => diffAccount(address, noAccount, account)),
  }
  journal.append(entry)
  for (const [address, account] of made) accounts.set(address, account)
  return entry
}

import type { TransactionError } from '../execution/transaction-error.js'
import type { Journal, Position } from './journal.js'
import type { TransactionEntry } from './journal-entry.js'

export type TransactionSummary = {
  signature: string
  slot: number
  error: TransactionError | null
  position: Position
}

const cacheSize = 500

/** Finds transactions by signature, slot and address. Only this index is in memory, not the journal. */
export class Ledger {
  readonly #journal: Journal
  readonly #bySignature = new Map<string, TransactionSummary>()
  readonly #bySlot = new Map<number, TransactionSummary[]>()
  readonly #byAddress = new Map<string, TransactionSummary[]>()
  readonly #cache = new Map<string, TransactionEntry>()

  constructor(journal: Journal) {
    this.#journal = journal
  }

  get count(): number {
    return this.#bySignature.size
  }

  add(entry: TransactionEntry, position: Position): void {
    const { signature, slot, error } = entry
    const summary = { signature, slot, error, position }
    this.#bySignature.set(signature, summary)
    push(this.#bySlot, slot, summary)
    for (const key of new Set(entry.keys)) push(this.#byAddress, key, summary)
    this.#keep(entry)
  }

  find(signature: string): TransactionSummary | undefined {
    return this.#bySignature.get(signature)
  }

  /** In the order in which they ran. */
  inSlot(slot: number): readonly TransactionSummary[] {
    return this.#bySlot.get(slot) ?? []
  }

  /** In the order in which they ran. */
  ofAddress(address: string): readonly TransactionSummary[] {
    return this.#byAddress.get(address) ?? []
  }

  read({ signature, position }: TransactionSummary): TransactionEntry {
    const cached = this.#cache.get(signature)
    if (cached) return cached
    const entry = this.#journal.read(position)
    if (entry.type !== 'transaction') throw new Error(`The journal has no transaction at ${position.offset}`)
    this.#keep(entry)
    return entry
  }

  #keep(entry: TransactionEntry): void {
    this.#cache.set(entry.signature, entry)
    if (this.#cache.size <= cacheSize) return
    const [oldest] = this.#cache.keys()
    if (oldest !== undefined) this.#cache.delete(oldest)
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

import type { HexString } from '@polkadot/util/types'
import { RpcError } from './rpc-error.js'

const ALREADY_IMPORTED = 1013
const IMMEDIATELY_DROPPED = 1016
const CAPACITY = 8192

export type PooledTransaction = {
  extrinsic: HexString
  signer: string
  /** Tags of the transactions that must come first, as returned by the runtime. */
  requires: string[]
  /** Tags that others may require. */
  provides: string[]
}

/** The format of status notifications. */
export type TransactionStatus =
  | { ready: null }
  | { future: null }
  | { inBlock: HexString }
  | { finalized: HexString }
  | { invalid: null }

type Listener = (status: TransactionStatus) => void

/** Valid transactions that are not in a block yet, and their subscribers. */
export class TransactionPool {
  /** In an order in which they can be included. */
  readonly #ready = new Map<HexString, PooledTransaction>()
  /** Transactions that depend on one that was not submitted yet. */
  readonly #future = new Map<HexString, PooledTransaction>()
  /** Tags of the ready ones. If two provide the same tag, one of them becomes invalid. */
  readonly #provided = new Map<string, number>()
  readonly #listeners = new Map<HexString, Set<Listener>>()

  get ready(): HexString[] {
    return [...this.#ready.keys()]
  }

  isReady(extrinsic: HexString): boolean {
    return this.#ready.has(extrinsic)
  }

  add(transaction: PooledTransaction): void {
    const { extrinsic } = transaction
    if (this.#ready.has(extrinsic) || this.#future.has(extrinsic)) {
      throw new RpcError(ALREADY_IMPORTED, 'Transaction Already Imported')
    }
    if (this.#ready.size + this.#future.size >= CAPACITY) {
      throw new RpcError(IMMEDIATELY_DROPPED, 'Immediately Dropped', 'The pool is full')
    }
    this.#future.set(extrinsic, transaction)
    this.#promote()
    if (this.#future.has(extrinsic)) this.#notify(extrinsic, { future: null })
  }

  /** The number of an account's ready transactions. */
  countOf(signer: string): number {
    return [...this.#ready.values()].filter((transaction) => transaction.signer === signer).length
  }

  /** Removes transactions that are now in a block. */
  included(extrinsic: HexString, block: HexString): void {
    const tags = new Set(this.#ready.get(extrinsic)?.provides)
    for (const transaction of this.#future.values()) {
      transaction.requires = transaction.requires.filter((tag) => !tags.has(tag))
    }
    this.#remove(extrinsic, { inBlock: block })
    this.#promote()
  }

  /** Removes transactions that can never be included. */
  reject(extrinsic: HexString): void {
    this.#remove(extrinsic, { invalid: null })
  }

  watch(extrinsic: HexString, listener: Listener): () => void {
    const listeners = this.#listeners.get(extrinsic) ?? new Set()
    this.#listeners.set(extrinsic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(extrinsic)
    }
  }

  #promote(): void {
    const isNext = ({ requires }: PooledTransaction) => requires.every((tag) => this.#provided.has(tag))
    const findNext = () => [...this.#future.values()].find(isNext)
    for (let next = findNext(); next; next = findNext()) {
      this.#future.delete(next.extrinsic)
      this.#ready.set(next.extrinsic, next)
      for (const tag of next.provides) this.#provided.set(tag, (this.#provided.get(tag) ?? 0) + 1)
      this.#notify(next.extrinsic, { ready: null })
    }
  }

  #remove(extrinsic: HexString, status: TransactionStatus): void {
    for (const tag of this.#ready.get(extrinsic)?.provides ?? []) {
      const others = (this.#provided.get(tag) ?? 1) - 1
      if (others > 0) this.#provided.set(tag, others)
      else this.#provided.delete(tag)
    }
    this.#ready.delete(extrinsic)
    this.#future.delete(extrinsic)
    this.#notify(extrinsic, status)
  }

  #notify(extrinsic: HexString, status: TransactionStatus): void {
    for (const listener of [...(this.#listeners.get(extrinsic) ?? [])]) listener(status)
  }
}

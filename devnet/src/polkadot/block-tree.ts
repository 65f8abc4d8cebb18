import type { HexString } from '@polkadot/util/types'
import type { BlockRecord } from './block-log.js'

/** All blocks, and the branch that leads to the head. */
export class BlockTree {
  readonly #records = new Map<HexString, BlockRecord>()
  /** Hashes of the current branch by height. */
  readonly #branch: HexString[]

  constructor(genesis: BlockRecord) {
    this.#records.set(genesis.hash, genesis)
    this.#branch = [genesis.hash]
  }

  get head(): HexString {
    return this.#branch[this.#branch.length - 1] as HexString
  }

  get(hash: HexString): BlockRecord | undefined {
    return this.#records.get(hash)
  }

  /** The block of that height on the current branch. */
  hashAt(number: number): HexString | undefined {
    return this.#branch[number]
  }

  add(record: BlockRecord): void {
    this.#records.set(record.hash, record)
  }

  setHead(hash: HexString): void {
    const joined: HexString[] = []
    let record = this.#known(hash)
    for (; !this.#isOnBranch(record); record = this.#known(record.parentHash)) joined.push(record.hash)
    this.#branch.length = record.number + 1
    for (const next of joined.reverse()) this.#branch.push(next)
  }

  /** Whether `ancestor` is `block` or one of its ancestors. */
  leadsTo(ancestor: HexString, block: HexString): boolean {
    const { number } = this.#known(ancestor)
    let record = this.#known(block)
    while (record.number > number && !this.#isOnBranch(record)) record = this.#known(record.parentHash)
    if (record.hash === ancestor) return true
    return record.number > number && this.#branch[number] === ancestor
  }

  #isOnBranch(record: BlockRecord): boolean {
    return this.#branch[record.number] === record.hash
  }

  #known(hash: HexString): BlockRecord {
    const record = this.#records.get(hash)
    if (!record) throw new Error(`Block ${hash} not found`)
    return record
  }
}

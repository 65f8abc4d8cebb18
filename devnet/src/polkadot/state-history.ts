import type { HexString } from '@polkadot/util/types'
import type { StorageChanges } from './block-log.js'
import type { BlockTree } from './block-tree.js'

type Version = { block: HexString; value: HexString | null }

/**
 * The storage of every block. Each key keeps the blocks that changed it, so a read takes as long on block 100,000 as
 * on block 1. (Chopsticks stacks one layer per block and searches them recursively.)
 */
export class StateHistory {
  readonly #versions = new Map<HexString, Version[]>()
  readonly #sortedKeys: HexString[] = []
  readonly #tree: BlockTree

  constructor(tree: BlockTree) {
    this.#tree = tree
  }

  add(block: HexString, changes: StorageChanges): void {
    for (const [key, value] of Object.entries(changes) as [HexString, HexString | null][]) {
      const versions = this.#versions.get(key)
      if (versions) {
        versions.push({ block, value })
      } else {
        this.#versions.set(key, [{ block, value }])
        this.#sortedKeys.splice(this.#indexAfter(key), 0, key)
      }
    }
  }

  get(key: HexString, block: HexString): HexString | null {
    return this.#versionAt(key, block)?.value ?? null
  }

  /** The block that last changed a key before or in `block`. */
  changedIn(key: HexString, block: HexString): HexString | undefined {
    return this.#versionAt(key, block)?.block
  }

  /** The first key after `start` that has a value in `block`. */
  nextKey(prefix: string, start: string, block: HexString): HexString | undefined {
    const from = start >= prefix ? this.#indexAfter(start) : this.#indexAfter(prefix, true)
    for (let index = from; index < this.#sortedKeys.length; index++) {
      const key = this.#sortedKeys[index] as HexString
      if (!key.startsWith(prefix)) return undefined
      if (this.get(key, block) !== null) return key
    }
    return undefined
  }

  #versionAt(key: HexString, block: HexString): Version | undefined {
    return this.#versions.get(key)?.findLast((version) => this.#tree.leadsTo(version.block, block))
  }

  /** The index of the first key greater than `key`, or with `orEqual` not smaller. */
  #indexAfter(key: string, orEqual = false): number {
    let low = 0
    let high = this.#sortedKeys.length
    while (low < high) {
      const middle = (low + high) >> 1
      const candidate = this.#sortedKeys[middle] as HexString
      if (candidate < key || (candidate === key && !orEqual)) low = middle + 1
      else high = middle
    }
    return low
  }
}

import { Block, type StorageLayerProvider, type StorageValue } from '@acala-network/chopsticks-core'
import type { HexString } from '@polkadot/util/types'
import type { BlockRecord } from './block-log.js'
import type { LocalChain } from './chain.js'
import { decodeHeader } from './header.js'
import type { StateHistory } from './state-history.js'

/** The storage of one block, with the interface that Chopsticks reads. */
class BlockStorage implements StorageLayerProvider {
  readonly #history: StateHistory
  readonly #block: HexString

  constructor(history: StateHistory, block: HexString) {
    this.#history = history
    this.#block = block
  }

  deleted(): boolean {
    return false
  }

  async get(key: string): Promise<StorageValue> {
    return this.#history.get(key as HexString, this.#block) ?? undefined
  }

  async getMany(keys: string[]): Promise<StorageValue[]> {
    return Promise.all(keys.map((key) => this.get(key)))
  }

  async findNextKey(prefix: string, startKey: string): Promise<string | undefined> {
    return this.#history.nextKey(prefix, startKey, this.#block)
  }

  async getKeysPaged(prefix: string, pageSize: number, startKey: string): Promise<string[]> {
    const keys: string[] = []
    let last = startKey === '0x' ? prefix : startKey
    while (keys.length < pageSize) {
      const key = this.#history.nextKey(prefix, last, this.#block)
      if (!key) break
      keys.push(key)
      last = key
    }
    return keys
  }
}

type StoredBlockOptions = {
  chain: LocalChain
  history: StateHistory
  record: BlockRecord
  /** A block with the same runtime, whose decoded metadata is shared; undefined for the first block of a runtime. */
  sameRuntime: Block | undefined
}

/** A finished block. Its storage is read from the history; its parent is looked up on demand. */
export class StoredBlock extends Block {
  readonly #parentHash: HexString

  constructor({ chain, history, record, sameRuntime }: StoredBlockOptions) {
    const { number, hash, extrinsics } = record
    const header = decodeHeader(record.header)
    super(chain, number, hash, sameRuntime, { header, extrinsics, storage: new BlockStorage(history, hash) })
    this.#parentHash = record.parentHash
  }

  override get parentBlock(): Promise<Block | undefined> {
    return this.number === 0 ? Promise.resolve(undefined) : this.chain.getBlock(this.#parentHash)
  }
}

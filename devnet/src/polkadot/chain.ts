import { join } from 'node:path'
import './quiet-chopsticks.js'
import { type Block, Blockchain, compactHex } from '@acala-network/chopsticks-core'
import { FivefoldError } from '@fivefold/sdk/core'
import type { ValidTransaction } from '@polkadot/types/interfaces'
import { hexToU8a } from '@polkadot/util'
import type { HexString } from '@polkadot/util/types'
import { blake2AsHex } from '@polkadot/util-crypto'
import type { BlockLog, BlockRecord, LogEntry, StorageChanges } from './block-log.js'
import type { BlockTree } from './block-tree.js'
import { buildBlock } from './build-block.js'
import { CODE_KEY } from './genesis.js'
import { createLocalApi } from './local-api.js'
import type { StateHistory } from './state-history.js'
import { StoredBlock } from './stored-block.js'
import { openStoredChain, type StoredChain } from './stored-chain.js'
import { TransactionPool } from './transaction-pool.js'
import { undecodable, validityError } from './transaction-validity.js'

const BLOCKS_IN_MEMORY = 512

export type LocalChainOptions = {
  dataDir: string
  /** Used if the folder has no chain yet. */
  loadRuntime: () => Uint8Array
  /** Whether a transaction gets a block immediately. */
  instant: boolean
  /** Called when the chain can no longer be written. After that nothing is accepted. */
  onFailure: (error: Error) => void
}

type NewBlockOptions = {
  /** Only these, none of the pool. */
  transactions?: HexString[]
  changes?: StorageChanges
}

/** Chopsticks' chain with its own pool, block builder and storage: it needs no upstream and survives a restart. */
export class LocalChain extends Blockchain {
  readonly pool = new TransactionPool()
  readonly genesisHash: HexString
  readonly #log: BlockLog
  readonly #tree: BlockTree
  readonly #history: StateHistory
  readonly #instant: boolean
  readonly #onFailure: (error: Error) => void
  readonly #blocks = new Map<HexString, StoredBlock>()
  /** The first block of each runtime; later ones share its decoded metadata. */
  readonly #runtimes = new Map<HexString, StoredBlock>()
  #clockOffset: number
  #lastJob: Promise<unknown> = Promise.resolve()
  #failure: Error | undefined

  private constructor({ log, tree, history, clockOffset }: StoredChain, options: LocalChainOptions) {
    const genesisHash = tree.hashAt(0) as HexString
    super({
      api: createLocalApi(),
      header: { number: 0, hash: genesisHash },
      inherentProviders: [],
      registeredTypes: {},
      mockSignatureHost: false,
      maxMemoryBlockCount: 1,
    })
    this.genesisHash = genesisHash
    this.#log = log
    this.#tree = tree
    this.#history = history
    this.#clockOffset = clockOffset
    this.#instant = options.instant
    this.#onFailure = options.onFailure
  }

  /** Continues the chain of a folder, or starts one. */
  static async open(options: LocalChainOptions): Promise<LocalChain> {
    const file = join(options.dataDir, 'chain.jsonl')
    const stored = await openStoredChain(file, options.loadRuntime)
    const chain = new LocalChain(stored, options)
    await chain.#resume()
    if (chain.head.number === 0) await chain.newBlock() // clients expect the chain to know the time
    return chain
  }

  /** A client that omits the hash may send null instead. */
  override async getBlock(given?: HexString | null): Promise<Block | undefined> {
    const hash = given ?? this.#tree.head
    const known = this.#runtimes.get(hash) ?? this.#blocks.get(hash)
    if (known) return known
    const record = this.#tree.get(hash)
    if (!record) return undefined
    const origin = this.#history.changedIn(CODE_KEY, hash) as HexString
    const sameRuntime = origin === hash ? undefined : await this.getBlock(origin)
    const block = new StoredBlock({ chain: this, history: this.#history, record, sameRuntime })
    this.#remember(block, sameRuntime ? this.#blocks : this.#runtimes)
    return block
  }

  override async getBlockAt(number?: number | null): Promise<Block | undefined> {
    if (number === null || number === undefined) return this.head
    const hash = this.#tree.hashAt(number)
    return hash && this.getBlock(hash)
  }

  /** Makes another block the head. Transactions of abandoned blocks do not return to the pool. */
  override async setHead(block: Block): Promise<void> {
    await this.#inTurn(async () => {
      this.#write({ head: block.hash })
      this.#tree.setHead(block.hash)
      await super.setHead(block)
    })
  }

  /** Moves the chain's clock; from there it runs with the wall clock. */
  travelTo(milliseconds: number): void {
    this.#clockOffset = milliseconds - Date.now()
    this.#write({ clockOffset: this.#clockOffset })
  }

  override async submitExtrinsic(extrinsic: HexString): Promise<HexString> {
    this.#assertWorking()
    const signer = await this.#signerOf(extrinsic)
    const { requires, provides } = await this.#validate(extrinsic)
    this.pool.add({
      extrinsic,
      signer,
      requires: requires.map((tag) => tag.toHex()),
      provides: provides.map((tag) => tag.toHex()),
    })
    if (this.#instant && this.pool.isReady(extrinsic)) this.#buildFor(extrinsic)
    return blake2AsHex(extrinsic, 256)
  }

  /** The nonce of an account's next transaction, pending ones included. */
  async nextNonce(address: string): Promise<number> {
    for (;;) {
      const { head } = this
      const { query, registry } = await head.meta
      if (!query.system?.account) throw new Error('The runtime has no accounts')
      const account = registry.createType('AccountId', address)
      const stored = await head.get(compactHex(query.system.account(account)))
      const nonce = stored ? registry.createType('u32', hexToU8a(stored).subarray(0, 4)).toNumber() : 0
      // a block that came meanwhile took its transactions out of the pool
      if (this.head === head) return nonce + this.pool.countOf(account.toString())
    }
  }

  override async newBlock(options: NewBlockOptions = {}): Promise<Block> {
    return this.#inTurn(() => this.#build(options))
  }

  override async close(): Promise<void> {
    await this.#lastJob
    this.#failure ??= new FivefoldError('The chain is closed', { code: 'CLOSED' })
    await super.close()
    this.#log.close()
  }

  #buildFor(extrinsic: HexString): void {
    const built = this.#inTurn(async () => {
      if (this.pool.isReady(extrinsic)) await this.#build({}) // unless the block before took it along
    })
    built.catch((error) => process.stderr.write(`block not built: ${error}\n`))
  }

  async #build({ transactions, changes }: NewBlockOptions): Promise<Block> {
    const candidates = transactions ? [...transactions] : this.pool.ready
    const built = await buildBlock({
      parent: this.head,
      now: Date.now() + this.#clockOffset,
      next: () => candidates.shift(),
      refused: (extrinsic, reason) => this.#refuse(extrinsic, reason),
      ...(changes && { changes }),
    })
    await this.#commit(built.record, built.changes)
    return this.head
  }

  /** Writes the block to disk before it becomes visible. */
  async #commit(record: BlockRecord, changes: StorageChanges): Promise<void> {
    this.#write({ block: record, changes })
    this.#tree.add(record)
    this.#tree.setHead(record.hash)
    this.#history.add(record.hash, changes)
    const block = await this.#block(record.hash)
    // the new head and the emptied pool are seen together: the next nonce is a sum of both
    const followed = super.setHead(block)
    for (const extrinsic of record.extrinsics) this.pool.included(extrinsic, record.hash)
    await followed
  }

  #refuse(extrinsic: HexString, reason: string): void {
    if (reason === 'Future') return // waits in the pool for the transactions before it
    this.pool.reject(extrinsic)
  }

  async #resume(): Promise<void> {
    await super.setHead(await this.#block(this.#tree.head))
  }

  /** The runtime's verdict at the head, repeated if a block arrived meanwhile. */
  async #validate(extrinsic: HexString): Promise<ValidTransaction> {
    for (;;) {
      const { head } = this
      const validity = await this.validateExtrinsic(extrinsic)
      if (validity.isErr) throw validityError(validity.asErr)
      if (this.head === head) return validity.asOk
    }
  }

  async #block(hash: HexString): Promise<Block> {
    const block = await this.getBlock(hash)
    if (!block) throw new Error(`Block ${hash} not found`)
    return block
  }

  #write(entry: LogEntry): void {
    this.#assertWorking()
    try {
      this.#log.append(entry)
    } catch (error) {
      this.#failure = new FivefoldError(`The chain cannot be written down: ${(error as Error).message}`, {
        code: 'CANNOT_WRITE',
        cause: error,
      })
      this.#onFailure(this.#failure)
      throw this.#failure
    }
  }

  #assertWorking(): void {
    if (this.#failure) throw this.#failure
  }

  #remember(block: StoredBlock, blocks: Map<HexString, StoredBlock>): void {
    blocks.set(block.hash, block)
    const [oldest] = blocks.keys()
    if (oldest && blocks.size > BLOCKS_IN_MEMORY) blocks.delete(oldest)
  }

  /** One change of the chain at a time. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#lastJob.then(job)
    this.#lastJob = turn.catch(() => {})
    return turn
  }

  async #signerOf(extrinsic: HexString): Promise<string> {
    const registry = await this.head.registry
    try {
      return registry.createType('Extrinsic', hexToU8a(extrinsic)).signer.toString()
    } catch {
      throw undecodable()
    }
  }
}

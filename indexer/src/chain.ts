import type { Deployment } from '@fivefold/sdk/config'
import type { ChainName } from '@fivefold/sdk/indexer'
import type { Store } from '@subsquid/typeorm-store'
import type { DeployedContract, GameEvent } from './game-events.js'
import type { Chain } from './model/index.js'
import type { ReadResult } from './read-each.js'

/** What a chain's rows were derived from. Rows of another origin are invalid. */
export type Origin = {
  chain: Chain
  genesisHash: string
  /** Addresses as written in the deployment file. */
  contracts: string[]
}

/** RPC calls made outside indexing. They are not retried here. */
export type ChainReader = {
  readGenesisHash: () => Promise<string>
  /** `undefined`: the chain has no block of that height. */
  readBlockHash: (height: number) => Promise<string | undefined>
  /** The newest block (Solana: finalized slot). */
  readHead: () => Promise<number>
  close: () => void
}

/** A chain without its games. `Entry` is the entry of a contract or program in the deployment file. */
export type IndexedChain<C extends ChainName, Entry> = {
  name: Chain
  /** The chain's part of the deployment file. */
  node: (deployment: Deployment) => { url: string; genesisHash: string; contracts: Record<string, Entry> }
  connect: (url: string) => ChainReader
  /** Passes the events of these contracts to `save`, batch by batch, until the process ends. */
  run: (parameters: RunParameters<DeployedContract<C, Entry>>) => Promise<void> | void
}

export type RunParameters<Contract> = {
  deployment: Deployment
  contracts: readonly Contract[]
  save: (store: Store, batch: Batch) => Promise<void>
}

/** The events of some blocks. */
export type Batch = {
  read: ReadResult<GameEvent>
  /** The last block (Solana: its slot); undefined if there are no blocks. */
  height: number | undefined
}

/** A chain with its games, as `run-indexer.ts` uses it. */
export type ChainIndexer = {
  url: (deployment: Deployment) => string
  origin: (deployment: Deployment) => Origin
  /** The tables that only this chain's games fill; a table comes before those that it refers to. */
  tables: readonly string[]
  connect: (deployment: Deployment) => ChainReader
  /** Indexes until the process ends. */
  run: (deployment: Deployment, origin: Origin) => Promise<void> | void
}

import type { Deployment } from '@fivefold/sdk/config'
import type { Chain } from './model/index.js'

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

/** A chain as `main.ts` uses it. */
export type ChainIndexer = {
  url: (deployment: Deployment) => string
  origin: (deployment: Deployment) => Origin
  connect: (deployment: Deployment) => ChainReader
  /** Indexes until the process ends. */
  run: (deployment: Deployment, origin: Origin) => Promise<void> | void
}

import type { Deployment } from '@fivefold/sdk/config'
import type { Chain } from './model/index.js'

/** What a chain's rows come from. Rows of another origin are worth nothing. */
export type Origin = {
  chain: Chain
  genesisHash: string
  /** Addresses as the deployment file writes them. */
  contracts: string[]
}

/** The few questions that are asked besides indexing. Nothing is tried twice in here. */
export type ChainReader = {
  readGenesisHash: () => Promise<string>
  /** `undefined`: the chain has no block of that height. */
  readBlockHash: (height: number) => Promise<string | undefined>
  /** The newest block (Solana: finalized slot). */
  readHead: () => Promise<number>
  close: () => void
}

/** What `main.ts` needs to know of a chain. */
export type ChainIndexer = {
  url: (deployment: Deployment) => string
  origin: (deployment: Deployment) => Origin
  connect: (deployment: Deployment) => ChainReader
  /** Indexes until the process ends. */
  run: (deployment: Deployment, origin: Origin) => Promise<void> | void
}

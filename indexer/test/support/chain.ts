import type { Deployment } from '@fivefold/sdk/config'

/** A real local chain with the match counter on it. */
export type TestChain = {
  /** The chain's part of the deployment file. */
  deployment: Partial<Deployment>
  genesisHash: string
  /** Addresses of the contracts whose events are read. */
  contracts: string[]
  /** Who records the matches. */
  player: string
  /** Records a match and answers its transaction when that is in a block. */
  recordMatch: () => Promise<string>
  /** Stops the node and leaves its data. */
  stop: () => Promise<void>
  /** Starts the node again on its data and its port. */
  startAgain: () => Promise<void>
  /** Stops the node and deletes its data. */
  close: () => Promise<void>
}

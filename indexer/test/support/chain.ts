import type { Deployment } from '@fivefold/sdk/config'

/** A real local chain with the contracts of its game on it. */
export type TestChain = {
  /** The chain's part of the deployment file. */
  deployment: Partial<Deployment>
  genesisHash: string
  /** Addresses of the contracts whose events are read. */
  contracts: string[]
  /** Addresses of the two players of each match, in the order of their seats. */
  players: readonly [string, string]
  /** Plays a match to its end. Returns the transaction that ended it, when that is in a block. */
  playMatch: () => Promise<string>
  /** Stops the node and leaves its data. */
  stop: () => Promise<void>
  /** Starts the node again on its data and its port. */
  startAgain: () => Promise<void>
  /** Stops the node and deletes its data. */
  close: () => Promise<void>
}

import type { Deployment } from '@fivefold/sdk/config'
import {
  type Block,
  SubstrateBatchProcessor,
  type SubstrateBatchProcessorFields,
} from '@subsquid/substrate-processor'
import type { DeployedContract } from '../game-events.js'
import { toPublicKey } from './public-key.js'

/** Reorganisations of a local chain of up to this many blocks are rolled back. Public chains report finality. */
const finalityConfirmation = 1000
const headPollInterval = 250

export type PolkadotContract = DeployedContract<'polkadot', Deployment['polkadot']['contracts'][string]>

export function createProcessor(deployment: Deployment, contracts: readonly PolkadotContract[]) {
  const contractAddress = contracts.map(({ address }) => toPublicKey(address))
  const block = Math.min(...contracts.map((contract) => contract.block))
  const processor = new SubstrateBatchProcessor()
    .setRpcEndpoint(deployment.polkadot.url)
    .setRpcDataIngestionSettings({ headPollInterval })
    // Squid checks all blocks that are not final, but cannot read the runtime version of those below the range.
    .setBlockRange({ from: Math.max(0, block - finalityConfirmation) })
    .setFields({ block: { timestamp: true }, event: { topics: true }, extrinsic: { hash: true } })
    .addContractsContractEmitted({ contractAddress, extrinsic: true })
  // The local chain reports its head as final, but can be rewound.
  return deployment.local ? processor.setFinalityConfirmation(finalityConfirmation) : processor
}

export type PolkadotBlock = Block<SubstrateBatchProcessorFields<ReturnType<typeof createProcessor>>>

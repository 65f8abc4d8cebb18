import type { Deployment } from '@fivefold/sdk/config'
import { decodeAddress } from '@polkadot/util-crypto'
import {
  type Block,
  SubstrateBatchProcessor,
  type SubstrateBatchProcessorFields,
} from '@subsquid/substrate-processor'
import { deployed } from '../deployment.js'

/** Reorganisations of a local chain of up to this many blocks are rolled back. Public chains say themselves what is final. */
const finalityConfirmation = 1000
const headPollInterval = 250

export function matchCounter({ polkadot }: Deployment) {
  return deployed(polkadot.contracts, 'matchCounter')
}

/** Contracts are named by their bare public key in events. */
export function toPublicKey(address: string): string {
  return `0x${Buffer.from(decodeAddress(address)).toString('hex')}`
}

export function createProcessor(deployment: Deployment) {
  const { address, block } = matchCounter(deployment)
  const processor = new SubstrateBatchProcessor()
    .setRpcEndpoint(deployment.polkadot.url)
    .setRpcDataIngestionSettings({ headPollInterval })
    // Squid looks at all blocks that are not final, but cannot read the version of those below the range.
    .setBlockRange({ from: Math.max(0, block - finalityConfirmation) })
    .setFields({ block: { timestamp: true }, event: { topics: true }, extrinsic: { hash: true } })
    .addContractsContractEmitted({ contractAddress: [toPublicKey(address)], extrinsic: true })
  // The local chain calls its head final, yet can be made to go back.
  return deployment.local ? processor.setFinalityConfirmation(finalityConfirmation) : processor
}

export type PolkadotBlock = Block<SubstrateBatchProcessorFields<ReturnType<typeof createProcessor>>>

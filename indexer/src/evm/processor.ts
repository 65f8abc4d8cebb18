import type { Deployment } from '@fivefold/sdk/config'
import { type BlockData, EvmBatchProcessor, type EvmBatchProcessorFields } from '@subsquid/evm-processor'
import { events } from '../abi/generated/MatchCounter.js'
import { deployed } from '../deployment.js'

/** Reorganisations of up to this many blocks are rolled back: more than two epochs of Ethereum, which are final. */
export const finalityConfirmation = 75
const headPollInterval = 250

export function matchCounter({ evm }: Deployment) {
  return deployed(evm.contracts, 'matchCounter')
}

export function createProcessor(deployment: Deployment) {
  const { address, block } = matchCounter(deployment)
  return new EvmBatchProcessor()
    .setRpcEndpoint(deployment.evm.rpcUrl)
    .setFinalityConfirmation(finalityConfirmation)
    .setRpcDataIngestionSettings({ headPollInterval })
    .setBlockRange({ from: block })
    .setFields({ block: { timestamp: true }, log: { transactionHash: true } })
    .addLog({ address: [address], topic0: [events.MatchRecorded.topic] })
}

export type EvmBlock = BlockData<EvmBatchProcessorFields<ReturnType<typeof createProcessor>>>

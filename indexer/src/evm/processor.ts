import type { Deployment } from '@fivefold/sdk/config'
import { type BlockData, EvmBatchProcessor, type EvmBatchProcessorFields } from '@subsquid/evm-processor'
import type { DeployedContract } from '../game-events.js'

/** Reorganisations of up to this many blocks are rolled back: Ethereum is final after two epochs, 64 blocks. */
export const finalityConfirmation = 75
const headPollInterval = 250

export type EvmContract = DeployedContract<'evm', Deployment['evm']['contracts'][string]>

export function createProcessor({ evm }: Deployment, contracts: readonly EvmContract[]) {
  const processor = new EvmBatchProcessor()
    .setRpcEndpoint(evm.rpcUrl)
    .setFinalityConfirmation(finalityConfirmation)
    .setRpcDataIngestionSettings({ headPollInterval })
    .setBlockRange({ from: Math.min(...contracts.map(({ block }) => block)) })
    .setFields({ block: { timestamp: true }, log: { transactionHash: true } })
  for (const { address, topics } of contracts) processor.addLog({ address: [address], topic0: [...topics] })
  return processor
}

export type EvmBlock = BlockData<EvmBatchProcessorFields<ReturnType<typeof createProcessor>>>

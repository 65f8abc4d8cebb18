import type { Deployment } from '@fivefold/sdk/config'
import { type BlockData, EvmBatchProcessor, type EvmBatchProcessorFields } from '@subsquid/evm-processor'
import { deployed } from '../deployment.js'
import { ledgerTopics } from './ledger/read-events.js'
import { triadTopics } from './triad/read-events.js'

/** Reorganisations of up to this many blocks are rolled back: Ethereum is final after two epochs, 64 blocks. */
export const finalityConfirmation = 75
const headPollInterval = 250

export function triadLeague({ evm }: Deployment) {
  return deployed(evm.contracts, 'triadLeague')
}

export function matchLedger({ evm }: Deployment) {
  return deployed(evm.contracts, 'matchLedger')
}

export function createProcessor(deployment: Deployment) {
  const league = triadLeague(deployment)
  const ledger = matchLedger(deployment)
  return new EvmBatchProcessor()
    .setRpcEndpoint(deployment.evm.rpcUrl)
    .setFinalityConfirmation(finalityConfirmation)
    .setRpcDataIngestionSettings({ headPollInterval })
    .setBlockRange({ from: Math.min(league.block, ledger.block) })
    .setFields({ block: { timestamp: true }, log: { transactionHash: true } })
    .addLog({ address: [league.address], topic0: triadTopics })
    .addLog({ address: [ledger.address], topic0: ledgerTopics })
}

export type EvmBlock = BlockData<EvmBatchProcessorFields<ReturnType<typeof createProcessor>>>

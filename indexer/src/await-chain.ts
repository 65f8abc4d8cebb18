import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { ChainIndexer, Origin } from './chain.js'
import { readDeployment } from './deployment.js'
import { log } from './log.js'
import { retry } from './retry.js'
import { claimRows } from './store/claim-rows.js'

export type AwaitChainParameters = {
  indexer: ChainIndexer
  databaseUrl: string
  deploymentPath: string
}

/**
 * Waits until the chain answers and is the one in the deployment file. Deletes the chain's rows in the database if they
 * belong to another chain.
 */
export async function awaitChain(
  parameters: AwaitChainParameters,
): Promise<{ deployment: Deployment; origin: Origin }> {
  const deployment = await readDeployment(parameters.deploymentPath)
  return retry({
    what: `the chain at ${parameters.indexer.url(deployment)}`,
    log,
    attempt: () => tryChain(parameters),
    isTemporary: (error) => !(error instanceof FivefoldError) || waitingHelps.has(error.code),
  })
}

const waitingHelps = new Set(['OUTDATED_DEPLOYMENT', 'NODE_BEHIND'])

async function tryChain({ indexer, databaseUrl, deploymentPath }: AwaitChainParameters) {
  const deployment = await readDeployment(deploymentPath)
  const origin = indexer.origin(deployment)
  const reader = indexer.connect(deployment)
  try {
    await checkGenesis(origin, await reader.readGenesisHash())
    const reason = await claimRows({
      databaseUrl,
      origin,
      tables: indexer.tables,
      reader,
      local: deployment.local,
    })
    if (reason) log.warn(`deleted the rows of ${origin.chain} and starting over: ${reason}`)
    return { deployment, origin }
  } finally {
    reader.close()
  }
}

async function checkGenesis({ genesisHash }: Origin, found: string): Promise<void> {
  if (found === genesisHash) return
  throw new FivefoldError(`its genesis hash is ${found}, the deployment file says ${genesisHash}`, {
    code: 'OUTDATED_DEPLOYMENT',
    hint: 'deploy again',
  })
}

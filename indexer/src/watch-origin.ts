import type { Deployment } from '@fivefold/sdk/config'
import type { ChainIndexer, Origin } from './chain.js'
import { readDeployment } from './deployment.js'
import { log } from './log.js'

const interval = 5_000

export type WatchOriginParameters = {
  indexer: ChainIndexer
  deployment: Deployment
  deploymentPath: string
  origin: Origin
  onChange: () => void
}

/** Calls `onChange` when another chain answers at the same address, or when the contracts were redeployed. */
export function watchOrigin(parameters: WatchOriginParameters): void {
  const timer = setInterval(async () => {
    if (!(await hasChanged(parameters))) return
    clearInterval(timer)
    log.warn(`${parameters.origin.chain}: the chain or its contracts were replaced`)
    parameters.onChange()
  }, interval)
}

async function hasChanged(parameters: WatchOriginParameters): Promise<boolean> {
  const { indexer, deployment, deploymentPath, origin } = parameters
  const reader = indexer.connect(deployment)
  try {
    const wanted = indexer.origin(await readDeployment(deploymentPath))
    if (JSON.stringify(wanted) !== JSON.stringify(origin)) return true
    return (await reader.readGenesisHash()) !== origin.genesisHash
  } catch {
    // The chain is unreachable or the file is being written; the next poll decides.
    return false
  } finally {
    reader.close()
  }
}

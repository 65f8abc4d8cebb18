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

/** Calls `onChange` when another chain answers at the same address, or when the contracts were deployed anew. */
export function watchOrigin(parameters: WatchOriginParameters): void {
  const { indexer, deployment, origin, onChange } = parameters
  const reader = indexer.connect(deployment)
  const timer = setInterval(async () => {
    if (!(await hasChanged(parameters, reader.readGenesisHash))) return
    clearInterval(timer)
    reader.close()
    log.warn(`${origin.chain}: the chain or its contracts were replaced`)
    onChange()
  }, interval)
}

async function hasChanged(
  { indexer, deploymentPath, origin }: WatchOriginParameters,
  readGenesisHash: () => Promise<string>,
): Promise<boolean> {
  try {
    const wanted = indexer.origin(await readDeployment(deploymentPath))
    if (JSON.stringify(wanted) !== JSON.stringify(origin)) return true
    return (await readGenesisHash()) !== origin.genesisHash
  } catch {
    // The chain is away or the file is being written: the next look will tell.
    return false
  }
}

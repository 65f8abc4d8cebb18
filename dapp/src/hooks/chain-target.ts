import type { Deployment } from '@fivefold/sdk/config'
import type { ChainId } from '../chains/chains.js'

/** Names one chain of one deployment in query keys, so that nothing is shown of a chain that was replaced. */
export function chainTarget(deployment: Deployment, chain: ChainId): string {
  return deployment[chain].genesisHash
}

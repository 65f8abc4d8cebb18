import type { Deployment } from '@fivefold/sdk/config'
import type { ChainId } from '../chains/chains.js'

/** Identifies one chain of one deployment in query keys, so that data of a replaced chain is never shown. */
export function chainTarget(deployment: Deployment, chain: ChainId): string {
  return deployment[chain].genesisHash
}

import type { ChainId } from '../chains/chains.js'
import { chainHealth, type Health } from '../lib/health.js'
import { useChainHead } from './use-chain-head.js'

export function useChainHealth(chain: ChainId): Health {
  return chainHealth(useChainHead(chain))
}

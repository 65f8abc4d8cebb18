import { type ChainId, chainIds, chainNames } from '../chains/chains.js'
import { chainHealth, type Health, indexerHealth, indexerLag, serverHealth } from '../lib/health.js'
import { useChainHead } from './use-chain-head.js'
import { useIndexerStatus } from './use-indexer-status.js'
import { useServerHealth } from './use-server-health.js'
import { useStalledChains } from './use-stalled-chains.js'

export type PartHealth = Health & { id: ChainId | 'server' | 'indexer'; name: string }

/** The state of every part the app talks to: the three chains, the match server, the indexer. */
export function useSystemHealth(): PartHealth[] {
  const heads = {
    evm: useChainHead('evm'),
    polkadot: useChainHead('polkadot'),
    solana: useChainHead('solana'),
  }
  const server = useServerHealth()
  const indexer = useIndexerStatus()
  const heights = chainIds.map((chain) => ({
    chain,
    head: heads[chain].data,
    height: indexer.data?.find((status) => status.chain === chain)?.height,
  }))
  const lags = heights.map(({ head, height }) => indexerLag(head, height))
  const stalled = useStalledChains(heights).map((chain) => chainNames[chain])
  return [
    ...chainIds.map((chain) => ({ id: chain, name: chainNames[chain], ...chainHealth(heads[chain]) })),
    { id: 'server', name: 'Server', ...serverHealth(server) },
    { id: 'indexer', name: 'Indexer', ...indexerHealth(indexer, lags, stalled) },
  ]
}

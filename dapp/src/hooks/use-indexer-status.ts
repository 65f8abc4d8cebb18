import { queryChainStatus } from '@fivefold/sdk/indexer'
import { useIndexerQuery } from './use-indexer-query.js'

/** How far the indexer has read each chain. */
export const useIndexerStatus = () =>
  useIndexerQuery(['status'], queryChainStatus, { refetchInterval: 2_000 })

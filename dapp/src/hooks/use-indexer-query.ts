import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

type Options<T> = Pick<UseQueryOptions<T>, 'refetchInterval' | 'structuralSharing' | 'enabled'>

/** Polls the indexer every few seconds. The key is below the indexer's own: one invalidation refreshes both. */
export function useIndexerQuery<T>(
  key: readonly unknown[],
  read: (url: string) => Promise<T>,
  options: Options<T> = {},
) {
  const url = useDeployment().indexer.graphqlUrl
  return useQuery<T>({
    queryKey: [...queryKeys.indexer(url), ...key],
    queryFn: () => read(url),
    refetchInterval: 4_000,
    retry: false,
    ...options,
  })
}

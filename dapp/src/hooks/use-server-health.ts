import { readServerHealth } from '@fivefold/sdk/match'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.js'
import { useDeployment } from './use-deployment.js'

export function useServerHealth() {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: queryKeys.serverHealth(url),
    queryFn: () => readServerHealth(url),
    refetchInterval: 3_000,
    retry: false,
  })
}

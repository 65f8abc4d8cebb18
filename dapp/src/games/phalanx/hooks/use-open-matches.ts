import { listOpenMatches } from '@fivefold/sdk/server/phalanx'
import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useSeatStore } from '../state/seat-store.js'
import { phalanxKeys } from './phalanx-keys.js'

/** Matches of others that wait for a player. */
export function useOpenMatches() {
  const { url } = useDeployment().server
  const seats = useSeatStore((state) => state.seats)
  const query = useQuery({
    queryKey: phalanxKeys.openMatches(url),
    queryFn: () => listOpenMatches(url),
    refetchInterval: 2_000,
    retry: false,
  })
  return { ...query, data: query.data?.filter(({ matchId }) => !(matchId in seats)) }
}

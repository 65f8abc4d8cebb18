import { useQuery } from '@tanstack/react-query'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { matchKeys } from './match-keys.js'
import type { ServerGame } from './server-game.js'

/** Matches of other players that have a free seat. */
export function useOpenMatches<Open extends { matchId: string }>(
  { id, useSeats }: ServerGame,
  list: (url: string) => Promise<Open[]>,
) {
  const { url } = useDeployment().server
  const seats = useSeats((state) => state.seats)
  const query = useQuery({
    queryKey: matchKeys.openMatches(id, url),
    queryFn: () => list(url),
    refetchInterval: 2_000,
    retry: false,
  })
  return { ...query, data: query.data?.filter(({ matchId }) => !(matchId in seats)) }
}

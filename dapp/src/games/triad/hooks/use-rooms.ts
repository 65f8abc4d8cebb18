import { listOpenRooms, readRoom } from '@fivefold/sdk/match/triad'
import { useQueries, useQuery } from '@tanstack/react-query'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useRoomStore } from '../state/room-store.js'
import { triadKeys } from './triad-keys.js'

/** Tables that wait for anyone. */
export function useOpenRooms(isWanted = true) {
  const { url } = useDeployment().server
  return useQuery({
    queryKey: triadKeys.openRooms(url),
    queryFn: () => listOpenRooms(url),
    enabled: isWanted,
    refetchInterval: 3_000,
    structuralSharing: false,
    retry: false,
  })
}

/** The tables of the match server that this browser sits at, newest first. */
export function useOwnRooms() {
  const deployment = useDeployment()
  const { url } = deployment.server
  const target = chainTarget(deployment, 'evm')
  const seats = useRoomStore((state) => state.seats)
  const ids = Object.keys(seats).filter((id) => seats[id]?.target === target)
  return useQueries({
    queries: ids.map((roomId) => ({
      queryKey: triadKeys.room(url, roomId),
      queryFn: () => readRoom(url, roomId, seats[roomId]?.token),
      refetchInterval: 5_000,
      structuralSharing: false,
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
}

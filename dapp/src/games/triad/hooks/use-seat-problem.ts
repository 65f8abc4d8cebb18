import { checkSeat } from '@fivefold/sdk/evm/triad'
import { otherPlayer, type Player } from '@fivefold/sdk/triad'
import type { ShownMatch } from '@fivefold/sdk/triad/match'
import { skipToken, useQuery } from '@tanstack/react-query'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { triadKeys } from './triad-keys.js'

/** Checks that the opponent's cards match the chain, and that their seal lasts long enough. */
export function useSeatProblem({ seats, header }: ShownMatch, near: Player) {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const seat = seats[otherPlayer(near)]
  const { player = '', deck, cards } = seat ?? {}
  const target = chainTarget(deployment, 'evm')
  return useQuery({
    queryKey: triadKeys.seatProblem(target, player, `${deck}`, `${header?.deadline}`),
    queryFn:
      seat && deck && cards && header
        ? () => checkSeat(connection, { player: seat.player, deck, cards }, header.deadline)
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  })
}

import type { Action } from '@fivefold/sdk/ccg'
import { estimateTurn } from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ownSecret } from '../state/secrets.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

type EstimateOptions = { gameId: number; state: string; actions: readonly Action[]; isWanted: boolean }

/** What a batch would cost: a dry run on the head of the chain. */
export function useEstimate({ gameId, state, actions, isWanted }: EstimateOptions) {
  const { open, target } = useCcg()
  const address = usePlayerAddress('polkadot')
  return useQuery({
    queryKey: ccgKeys.estimate(target, gameId, state, JSON.stringify(actions)),
    queryFn:
      address && isWanted
        ? async () => estimateTurn(await open(), address, { gameId, actions, secret: ownSecret() })
        : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })
}

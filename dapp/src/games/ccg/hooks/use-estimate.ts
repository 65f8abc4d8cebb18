import type { Action } from '@fivefold/sdk/ccg'
import type { PolkadotConnection } from '@fivefold/sdk/polkadot'
import { estimateTurn } from '@fivefold/sdk/polkadot/ccg'
import { keepPreviousData } from '@tanstack/react-query'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ownSecret } from '../state/secrets.js'
import { useChainQuery } from './use-ccg.js'

type EstimateOptions = { gameId: number; state: string; actions: readonly Action[]; isWanted: boolean }

/** The cost of a batch, from a dry run on the head block. */
export function useEstimate({ gameId, state, actions, isWanted }: EstimateOptions) {
  const address = usePlayerAddress('polkadot')
  const read =
    address && isWanted
      ? (connection: PolkadotConnection) =>
          estimateTurn(connection, address, { gameId, actions, secret: ownSecret() })
      : undefined
  return useChainQuery(['game', gameId, 'estimate', state, JSON.stringify(actions)], read, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

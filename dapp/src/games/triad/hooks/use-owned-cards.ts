import { mintCards, readOwnedCards } from '@fivefold/sdk/evm/triad'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { getAddress } from 'viem'
import { findFundedPlayer } from '../../../accounts/find-funded-player.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { queryKeys } from '../../../hooks/query-keys.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { useEvmConnection } from '../../../hooks/use-evm-connection.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { toastError } from '../../../lib/toast-error.js'
import { triadKeys } from './triad-keys.js'

/** The cards of this browser's player. */
export function useOwnedCards() {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const owner = usePlayerAddress('evm')
  return useQuery({
    queryKey: triadKeys.ownedCards(chainTarget(deployment, 'evm'), owner ?? ''),
    queryFn: owner ? () => readOwnedCards(connection, getAddress(owner)) : skipToken,
    refetchInterval: ({ state }) => (state.status === 'error' ? 6_000 : 30_000),
    // Cards are in a Map, which the query cache cannot compare.
    structuralSharing: false,
    retry: false,
  })
}

export const freeCards = 10

/** Takes free cards from the faucet of a local chain. */
export function useTakeCards() {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { account } = await findFundedPlayer(connection, deployment)
      return mintCards(connection, account, freeCards)
    },
    onSuccess: ({ tokenIds }) => toast.success(`${tokenIds.length} cards are yours`),
    onError: (error) => toastError('No cards taken', error),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['triad', chainTarget(deployment, 'evm'), 'cards'] }),
        cache.invalidateQueries({ queryKey: queryKeys.balances('evm') }),
      ]),
  })
}

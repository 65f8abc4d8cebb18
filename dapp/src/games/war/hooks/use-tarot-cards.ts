import { cardsOf, faucet } from '@fivefold/sdk/evm/tarot'
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

const cardKeys = (target: string) => ['war', target, 'cards']

/** The tarot cards of whoever plays in this browser; undefined until there is an account. */
export function useTarotCards() {
  const connection = useEvmConnection()
  const target = chainTarget(useDeployment(), 'evm')
  const owner = usePlayerAddress('evm')
  return useQuery({
    queryKey: [...cardKeys(target), owner ?? ''],
    queryFn: owner ? () => cardsOf(connection, getAddress(owner)) : skipToken,
    refetchInterval: ({ state }) => (state.status === 'error' ? 6_000 : 30_000),
    retry: false,
  })
}

export const freeCards = 20

/** Takes free cards; local chains have a faucet for them. */
export function useTakeTarotCards() {
  const connection = useEvmConnection()
  const deployment = useDeployment()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { account } = await findFundedPlayer(connection, deployment)
      return faucet(connection, account, freeCards)
    },
    onSuccess: ({ cardIds }) => toast.success(`${cardIds.length} cards are yours`),
    onError: (error) => toastError('No cards taken', error),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: cardKeys(chainTarget(deployment, 'evm')) }),
        cache.invalidateQueries({ queryKey: queryKeys.balances('evm') }),
      ]),
  })
}

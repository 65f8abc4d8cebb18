import type { EvmConnection } from '@fivefold/sdk/evm'
import { cardsOf, faucet } from '@fivefold/sdk/evm/tarot'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { getAddress } from 'viem'
import { findFundedPlayer } from '../../../accounts/find-funded-player.js'
import { chainHooks, useChain } from '../../../hooks/use-chain.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { toastError } from '../../../lib/toast-error.js'

const { useChainQuery, useRefresh } = chainHooks('war', 'evm')

/** The tarot cards of this browser's player; undefined until there is an account. */
export function useTarotCards() {
  const owner = usePlayerAddress('evm')
  const read = owner ? (connection: EvmConnection) => cardsOf(connection, getAddress(owner)) : undefined
  return useChainQuery(['cards', owner], read, {
    refetchInterval: ({ state }) => (state.status === 'error' ? 6_000 : 30_000),
    structuralSharing: true,
  })
}

export const freeCards = 20

/** Takes free cards from the faucet of a local chain. */
export function useTakeTarotCards() {
  const { open, deployment } = useChain('evm')
  return useMutation({
    mutationFn: async () => {
      const connection = await open()
      const { account } = await findFundedPlayer(connection, deployment)
      return faucet(connection, account, freeCards)
    },
    onSuccess: ({ cardIds }) => toast.success(`${cardIds.length} cards are yours`),
    onError: (error) => toastError('No cards taken', error),
    onSettled: useRefresh(),
  })
}

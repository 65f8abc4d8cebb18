import { type CardStats, catalogueStats, findCard } from '@fivefold/sdk/ccg'
import { readCatalogue, readOwnedCards } from '@fivefold/sdk/polkadot/ccg'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { useChainQuery } from './use-ccg.js'

/** The cards of this browser's player. */
export function useOwnedCards() {
  const owner = usePlayerAddress('polkadot')
  return useChainQuery(
    ['cards', owner],
    owner ? (connection) => readOwnedCards(connection, owner) : undefined,
    {
      refetchInterval: 15_000,
      structuralSharing: true,
    },
  )
}

/** Every kind of card, as it would apply to a game that starts now. */
export const useCatalogue = () =>
  useChainQuery(['catalogue'], readCatalogue, { refetchInterval: 60_000, retry: 1 })

/** A kind's current stats on chain; the printed ones until the chain has answered. */
export function useCardStats(): (cardId: number) => CardStats | undefined {
  const { data: kinds = [] } = useCatalogue()
  return (cardId) => kinds.find(({ id }) => id === cardId)?.current ?? findCard(catalogueStats, cardId)
}

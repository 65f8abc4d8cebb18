import { type CardStats, catalogueStats, findCard } from '@fivefold/sdk/ccg'
import { readCatalogue, readOwnedCards } from '@fivefold/sdk/polkadot/ccg'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { useChainQuery } from './use-ccg.js'

/** The cards of the player of this browser. */
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

/** Every kind of card, as a game that starts now would play it. */
export const useCatalogue = () =>
  useChainQuery(['catalogue'], readCatalogue, { refetchInterval: 60_000, retry: 1 })

/** A kind's stats as the chain has them now; as printed until it has answered. */
export function useCardStats(): (cardId: number) => CardStats | undefined {
  const { data: kinds = [] } = useCatalogue()
  return (cardId) => kinds.find(({ id }) => id === cardId)?.current ?? findCard(catalogueStats, cardId)
}

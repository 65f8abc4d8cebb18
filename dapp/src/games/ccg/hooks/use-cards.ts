import { type CardStats, catalogueStats, findCard } from '@fivefold/sdk/ccg'
import { readCatalogue, readOwnedCards } from '@fivefold/sdk/polkadot/ccg'
import { skipToken, useQuery } from '@tanstack/react-query'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { ccgKeys } from './ccg-keys.js'
import { useCcg } from './use-ccg.js'

/** The cards of whoever plays in this browser. */
export function useOwnedCards() {
  const { open, target } = useCcg()
  const owner = usePlayerAddress('polkadot')
  return useQuery({
    queryKey: ccgKeys.ownedCards(target, owner ?? ''),
    queryFn: owner ? async () => readOwnedCards(await open(), owner) : skipToken,
    refetchInterval: 15_000,
    retry: false,
  })
}

/** Every kind of card, as a game that starts now would play it. */
export function useCatalogue() {
  const { open, target } = useCcg()
  return useQuery({
    queryKey: ccgKeys.catalogue(target),
    queryFn: async () => readCatalogue(await open()),
    refetchInterval: 60_000,
    structuralSharing: false,
    retry: 1,
  })
}

/** A kind's stats as the chain has them now; as printed until it has answered. */
export function useCardStats(): (cardId: number) => CardStats | undefined {
  const { data: kinds = [] } = useCatalogue()
  return (cardId) => kinds.find(({ id }) => id === cardId)?.current ?? findCard(catalogueStats, cardId)
}

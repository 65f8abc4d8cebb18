import type { CollectionCards } from '@fivefold/sdk/evm/triad'
import { useMemo } from 'react'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useDeployment } from '../../../hooks/use-deployment.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { type DeckDraft, dropCard, putCard } from './deck-edit.js'
import { useDeckStore } from './deck-store.js'

export type DeckEditor = {
  deck: DeckDraft
  put: (tokenId: bigint, index?: number) => void
  drop: (tokenId: bigint) => void
  fill: (deck: DeckDraft) => void
}

const nothing: readonly string[] = []

/** The player's deck, without cards that they no longer own. */
export function useDeck(owned: CollectionCards | undefined): DeckEditor {
  const deployment = useDeployment()
  const key = `${chainTarget(deployment, 'evm')} ${usePlayerAddress('evm') ?? ''}`
  const stored = useDeckStore(({ decks }) => decks[key] ?? nothing)
  const setDeck = useDeckStore((state) => state.setDeck)
  const deck = useMemo(() => stored.map(BigInt).filter((id) => owned?.has(id)), [stored, owned])
  return {
    deck,
    put: (tokenId, index) => setDeck(key, putCard(deck, tokenId, index)),
    drop: (tokenId) => setDeck(key, dropCard(deck, tokenId)),
    fill: (next) => setDeck(key, next),
  }
}

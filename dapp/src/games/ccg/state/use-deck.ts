import { deckSize } from '@fivefold/sdk/ccg'
import { useMemo } from 'react'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { useOwnedCards } from '../hooks/use-cards.js'
import { useCcg } from '../hooks/use-ccg.js'
import { type Deck, stillOwned } from './deck-edit.js'
import { useDeckStore } from './deck-store.js'

export type DeckEditor = {
  isOwn: boolean
  deck: Deck
  choose: (isOwn: boolean) => void
  change: (deck: Deck) => void
}

const nothing = { isOwn: false, tokens: [] }

/** The player's deck, without cards that they no longer own. */
export function useDeck(): DeckEditor {
  const { target } = useCcg()
  const { data: owned } = useOwnedCards()
  const key = `${target} ${usePlayerAddress('polkadot') ?? ''}`
  const { isOwn, tokens } = useDeckStore(({ decks }) => decks[key] ?? nothing)
  const setDeck = useDeckStore((state) => state.setDeck)
  const deck = useMemo(() => (owned ? stillOwned(tokens, owned) : tokens), [tokens, owned])
  return {
    isOwn,
    deck,
    choose: (own) => setDeck(key, { isOwn: own, tokens: deck }),
    change: (next) => setDeck(key, { isOwn, tokens: next }),
  }
}

/** The tokens to register with; undefined for the demo deck. */
export function useDeckToPlay(): Deck | undefined {
  const { isOwn, deck } = useDeck()
  return isOwn && deck.length === deckSize ? deck : undefined
}

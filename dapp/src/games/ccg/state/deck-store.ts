import { deckSize } from '@fivefold/sdk/ccg'
import { createDeckStore } from '../../common/deck-store.js'
import type { Deck } from './deck-edit.js'

/** An account's own cards, or the demo deck. */
type KeptDeck = { readonly isOwn: boolean; readonly tokens: Deck }

export const { useDeckStore, parseDecks } = createDeckStore('fivefold.ccg.decks', isDeck)

function isDeck(value: unknown): value is KeptDeck {
  const { isOwn, tokens } = (value ?? {}) as Record<string, unknown>
  return (
    typeof isOwn === 'boolean' &&
    Array.isArray(tokens) &&
    tokens.length <= deckSize &&
    tokens.every((token) => Number.isSafeInteger(token) && token > 0)
  )
}

import { deckSize } from '@fivefold/sdk/ccg'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Deck } from './deck-edit.js'

type KeptDeck = { readonly isOwn: boolean; readonly tokens: Deck }

type DeckState = {
  /** By chain and account. */
  decks: Readonly<Record<string, KeptDeck>>
  setDeck: (key: string, deck: KeptDeck) => void
}

/** The deck that each account plays with: its own cards, or the demo deck. */
export const useDeckStore = create<DeckState>()(
  persist(
    (set) => ({
      decks: {},
      setDeck: (key, deck) => set(({ decks }) => ({ decks: { ...decks, [key]: deck } })),
    }),
    {
      name: 'fivefold.ccg.decks',
      version: 1,
      partialize: ({ decks }) => ({ decks }),
      merge: (stored, current) => ({ ...current, decks: parseDecks(stored) }),
    },
  ),
)

/** Takes from storage what is well formed. */
export function parseDecks(stored: unknown): DeckState['decks'] {
  const decks = (stored as { decks?: Record<string, unknown> } | undefined)?.decks ?? {}
  return Object.fromEntries(
    Object.entries(decks).filter((entry): entry is [string, KeptDeck] => isDeck(entry[1])),
  )
}

function isDeck(value: unknown): value is KeptDeck {
  const { isOwn, tokens } = (value ?? {}) as Record<string, unknown>
  return (
    typeof isOwn === 'boolean' &&
    Array.isArray(tokens) &&
    tokens.length <= deckSize &&
    tokens.every((token) => Number.isSafeInteger(token) && token > 0)
  )
}

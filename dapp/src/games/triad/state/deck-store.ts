import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { DeckDraft } from './deck-edit.js'

type DeckState = {
  /** Token ids as text, by chain and account. */
  decks: Readonly<Record<string, readonly string[]>>
  setDeck: (key: string, deck: DeckDraft) => void
}

/** Each account's last deck. */
export const useDeckStore = create<DeckState>()(
  persist(
    (set) => ({
      decks: {},
      setDeck: (key, deck) => set(({ decks }) => ({ decks: { ...decks, [key]: deck.map(String) } })),
    }),
    {
      name: 'fivefold.triad.decks',
      version: 1,
      partialize: ({ decks }) => ({ decks }),
      merge: (stored, current) => ({ ...current, decks: parseDecks(stored) }),
    },
  ),
)

/** Reads the well-formed entries from storage. */
export function parseDecks(stored: unknown): DeckState['decks'] {
  const decks = (stored as { decks?: Record<string, unknown> } | undefined)?.decks ?? {}
  return Object.fromEntries(
    Object.entries(decks).filter((entry): entry is [string, string[]] => isDeck(entry[1])),
  )
}

function isDeck(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 5 && value.every((id) => /^\d{1,78}$/.test(String(id)))
}

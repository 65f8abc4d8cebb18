import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type DeckState<Deck> = {
  /** By chain and account. */
  decks: Readonly<Record<string, Deck>>
  setDeck: (key: string, deck: Deck) => void
}

/** Each account's last deck. Malformed entries in storage are dropped. */
export function createDeckStore<Deck>(name: string, isDeck: (value: unknown) => value is Deck) {
  const parseDecks = (stored: unknown): DeckState<Deck>['decks'] => {
    const decks = (stored as { decks?: Record<string, unknown> } | undefined)?.decks ?? {}
    return Object.fromEntries(
      Object.entries(decks).filter((entry): entry is [string, Deck] => isDeck(entry[1])),
    )
  }
  const useDeckStore = create<DeckState<Deck>>()(
    persist(
      (set) => ({
        decks: {},
        setDeck: (key, deck) => set(({ decks }) => ({ decks: { ...decks, [key]: deck } })),
      }),
      {
        name,
        version: 1,
        partialize: ({ decks }) => ({ decks }),
        merge: (stored, current) => ({ ...current, decks: parseDecks(stored) }),
      },
    ),
  )
  return { useDeckStore, parseDecks }
}

import { type Deck, deckSize } from '@fivefold/sdk/triad'

/** The cards of an incomplete deck: up to five, without gaps. */
export type DeckDraft = readonly bigint[]

/** Puts a card at a slot of the deck. A card in the deck moves; in a full deck it replaces the card at that slot. */
export function putCard(deck: DeckDraft, tokenId: bigint, index = deck.length): DeckDraft {
  const isMove = deck.includes(tokenId)
  if (!isMove && deck.length >= deckSize) {
    return index >= deckSize ? deck : deck.with(index, tokenId)
  }
  const others = deck.filter((id) => id !== tokenId)
  return others.toSpliced(Math.min(index, others.length), 0, tokenId)
}

export function dropCard(deck: DeckDraft, tokenId: bigint): DeckDraft {
  return deck.filter((id) => id !== tokenId)
}

/** The deck, once it is complete. */
export function completeDeck(deck: DeckDraft): Deck | null {
  return deck.length === deckSize ? (deck as unknown as Deck) : null
}

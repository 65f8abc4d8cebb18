import { copiesAllowed, deckSize } from '@fivefold/sdk/ccg'
import type { OwnedCard } from '@fivefold/sdk/polkadot/ccg'

/** Token ids, in the order in which they were added. */
export type Deck = readonly number[]

/** One kind among the player's cards. */
export type OwnedKind = {
  readonly cardId: number
  readonly tokens: readonly number[]
  readonly inDeck: number
}

/** The player's kinds by id, and how many copies of each are in the deck. */
export function ownedKinds(owned: readonly OwnedCard[], deck: Deck): OwnedKind[] {
  const tokens = new Map<number, number[]>()
  for (const { token, cardId } of owned) tokens.set(cardId, [...(tokens.get(cardId) ?? []), token])
  return [...tokens]
    .sort(([a], [b]) => a - b)
    .map(([cardId, own]) => ({
      cardId,
      tokens: own,
      inDeck: own.filter((token) => deck.includes(token)).length,
    }))
}

/** Whether one more copy of a kind fits. */
export const canAdd = (deck: Deck, { tokens, inDeck }: OwnedKind): boolean =>
  deck.length < deckSize && inDeck < copiesAllowed && inDeck < tokens.length

export function addCopy(deck: Deck, kind: OwnedKind): Deck {
  const token = kind.tokens.find((each) => !deck.includes(each))
  return token === undefined || !canAdd(deck, kind) ? deck : [...deck, token]
}

export function dropCopy(deck: Deck, kind: OwnedKind): Deck {
  const token = kind.tokens.findLast((each) => deck.includes(each))
  return token === undefined ? deck : deck.filter((each) => each !== token)
}

/** Adds cards kind by kind until the deck is full or no card is left. */
export function fillUp(owned: readonly OwnedCard[], deck: Deck): Deck {
  let filled = deck
  for (let round = 0; round < copiesAllowed; round++) {
    for (const kind of ownedKinds(owned, filled)) filled = addCopy(filled, kind)
  }
  return filled
}

/** The deck without tokens that the player no longer holds. */
export const stillOwned = (deck: Deck, owned: readonly OwnedCard[]): Deck =>
  deck.filter((token) => owned.some((card) => card.token === token))

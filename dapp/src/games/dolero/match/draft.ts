import { type Arrangement, blank } from '@fivefold/sdk/dolero'

/** The cards at positions 1, 2, 3 while the player arranges them; null for an empty position. */
export type Draft = readonly [number | null, number | null, number | null]
export type Position = 1 | 2 | 3

export const emptyDraft: Draft = [null, null, null]

/** In the order in which they are revealed. */
export const openingOrder: readonly Position[] = [3, 2, 1]

const change = (draft: Draft, to: (card: number | null, index: number) => number | null): Draft => [
  to(draft[0], 0),
  to(draft[1], 1),
  to(draft[2], 2),
]

/** Places a card; the card that it replaces moves to the card's old position. */
export function lay(draft: Draft, card: number, position: Position): Draft {
  const target = position - 1
  const displaced = draft[target] ?? null
  return change(draft, (own, index) => {
    if (index === target) return card
    return own === card ? displaced : own
  })
}

export function takeBack(draft: Draft, position: Position): Draft {
  return change(draft, (own, index) => (index === position - 1 ? null : own))
}

/** Removes cards that a swap has taken away. */
export function withoutLost(draft: Draft, hand: readonly number[]): Draft {
  return change(draft, (own) => (own === blank || (own !== null && hand.includes(own)) ? own : null))
}

/** Cards without a position: the rest of the hand, and the blank. */
export function inHand(draft: Draft, hand: readonly number[]): number[] {
  return [...hand, blank].filter((card) => !draft.includes(card))
}

/** The arrangement, once it is complete enough to commit to. */
export function arrangementOf(draft: Draft, mustHaveBlank: boolean): Arrangement | undefined {
  const [first, second, third] = draft
  if (first === null || second === null || third === null) return undefined
  if (mustHaveBlank && !draft.includes(blank)) return undefined
  return [first, second, third]
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.every((card, index) => card === other[index])

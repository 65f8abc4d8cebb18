import { blank, rankOf, suitOf } from '@fivefold/sdk/dolero'

const ranks: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** A card as one says it. */
export function cardText(card: number): string {
  if (card === blank) return 'the blank'
  const rank = rankOf(card)
  return `${ranks[rank] ?? rank} of ${suitOf(card)}`
}

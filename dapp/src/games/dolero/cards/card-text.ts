import { blank, rankOf, suitOf } from '@fivefold/sdk/dolero'

const ranks: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** The name of a card. */
export function cardText(card: number): string {
  if (card === blank) return 'the blank'
  const rank = rankOf(card)
  return `${ranks[rank] ?? rank} of ${suitOf(card)}`
}

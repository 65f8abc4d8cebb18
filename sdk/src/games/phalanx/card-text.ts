import { canonicalJson } from '../../core/canonical-json.js'
import { type BattlefieldCard, type Card, ranks, suits } from './state.js'

/** Canonical JSON of every card: most of what is written of a game are cards. */
const texts = Object.fromEntries(
  suits.map((suit) => [
    suit,
    Object.fromEntries(ranks.map((rank) => [rank, canonicalJson({ rank, suit })] as const)),
  ]),
) as Record<Card['suit'], Record<Card['rank'], string>>

export const cardText = ({ suit, rank }: Card): string => texts[suit][rank]

export function cellText(cell: BattlefieldCard | null): string {
  if (!cell) return 'null'
  const { card, currentHp, faceDown, position } = cell
  const { col, row } = position
  return `{"card":${cardText(card)},"currentHp":${currentHp},"faceDown":${faceDown},"position":{"col":${col},"row":${row}}}`
}

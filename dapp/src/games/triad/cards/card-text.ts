import { type Card, type Cards, type Edges, type Hand, hands, type Trait } from '@fivefold/sdk/triad'

/** The visible properties of a card. */
export type CardLook = {
  readonly tokenId: bigint
  readonly edges: Edges
  readonly hand: Hand
  readonly trait: Trait
}

const rarityNames = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'] as const

export function traitName(trait: Trait): string {
  return trait === 'none' ? 'Plain' : trait.charAt(0).toUpperCase() + trait.slice(1)
}

export function rarityName(rarity: number): string {
  return rarityNames[rarity - 1] ?? `Rarity ${rarity}`
}

export function rarityOf(cards: Cards | null | undefined, tokenId: bigint): number | undefined {
  const card: Card | undefined = cards?.get(tokenId)
  return card && 'rarity' in card ? card.rarity : undefined
}

/** The label of a card for screen readers. */
export function cardText({ tokenId, edges: [up, right, down, left], hand, trait }: CardLook): string {
  return `${traitName(trait)} card ${tokenId}, up ${up}, right ${right}, down ${down}, left ${left}, ${hands[hand]}`
}

/** The effect of each trait, with the values of the full ruleset. */
export const traitEffects: Record<Trait, string> = {
  none: 'No effect.',
  cosmic: 'In a corner: +1 on all edges.',
  light: 'Neighbours of its side that are not Light have +1 on all edges.',
  shadow: 'Warning marks do not touch it.',
  forest: 'A shield takes the first capture.',
  metal: 'A chain does not flip it.',
  flame: 'Wins ties, attacking or defending.',
  aqua: 'Attacks diagonally too.',
  thunder: 'Weakens enemies beside it by 1, for good.',
  wind: 'If only one deck has it, its player chooses who begins.',
  earth: 'One edge +2, the opposite −1.',
}

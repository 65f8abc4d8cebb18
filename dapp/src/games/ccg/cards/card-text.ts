import {
  type CardStats,
  cardName,
  cardTypes,
  catalogue,
  effectText,
  type Rarity,
  rulesVersions,
  shortEffectText,
} from '@fivefold/sdk/ccg'

const rarityById = new Map(catalogue.map(({ id, rarity }) => [id, rarity]))

/** The rarity of a kind; kinds that are not in the catalogue count as common. */
export const rarityOf = (cardId: number): Rarity => rarityById.get(cardId) ?? 'common'

export const isSpell = ({ cardType }: CardStats): boolean => cardType === cardTypes.spell

/** The effect in words; under plain rules no card has one. */
export const rulesText = (card: CardStats, rules: number): string =>
  rules === rulesVersions.plain ? '' : effectText(card)

/** The effect in one to three words, for small cards. */
export const shortRulesText = (card: CardStats, rules: number): string =>
  rules === rulesVersions.plain ? '' : shortEffectText(card)

/** The label of a card for screen readers. */
export function cardLabel(card: CardStats, rules: number): string {
  const kind = isSpell(card) ? 'spell' : `unit ${card.attack} attack ${card.health} health`
  return [`${cardName(card.id)}, ${kind}, costs ${card.cost}.`, rulesText(card, rules)]
    .filter(Boolean)
    .join(' ')
}

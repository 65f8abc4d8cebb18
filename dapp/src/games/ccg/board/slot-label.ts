import { type CardStats, cardName, findCard, type Unit } from '@fivefold/sdk/ccg'
import { rulesText } from '../cards/card-text.js'

type SlotLabelOptions = {
  /** Whose slot, like "Your" or "Bot's". */
  owner: string
  slot: number
  unit: Unit | null | undefined
  cards: readonly CardStats[]
  rules: number
  /** Health after the turn; null if the unit dies. */
  after?: number | null | undefined
}

/** The label of a slot for screen readers. */
export function slotLabel({ owner, slot, unit, cards, rules, after }: SlotLabelOptions): string {
  const head = `${owner} slot ${slot + 1}`
  if (!unit) return `${head}, empty`
  const card = findCard(cards, unit.cardId)
  const parts = [
    `${head}: ${cardName(unit.cardId)}, ${unit.attack} attack, ${unit.currentHp} health`,
    unit.actedThisTurn ? 'does not attack this turn' : '',
    after === null ? 'will die' : after === undefined ? '' : `will have ${after} health`,
    card ? rulesText(card, rules) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** "Your", or a name with its apostrophe. */
export const ownerText = (name: string): string => (name === 'You' ? 'Your' : `${name}’s`)

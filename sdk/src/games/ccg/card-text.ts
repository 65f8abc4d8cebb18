import { deathDamage, effectIds, magnitudeOf } from './cards.js'
import { catalogue } from './catalogue.js'
import { type CardStats, cardTypes } from './state.js'

const names = new Map(catalogue.map(({ id, name }) => [id, name]))

/** The name of a kind of card; a kind that is not in the catalogue is named by its number. */
export const cardName = (id: number): string => names.get(id) ?? `Card ${id}`

const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`

/** The effect in words; empty if the card has none. */
export function effectText(card: CardStats): string {
  const effect = card.effects & 0xffff
  const x = magnitudeOf(card)
  return card.cardType === cardTypes.spell ? spellText(effect, x) : unitText(effect, x)
}

function unitText(effect: number, x: number): string {
  if (effect === effectIds.taunt) return 'Taunt: takes attacks into the empty slots next to it.'
  if (effect === effectIds.charge) return 'Charge: attacks in the turn it is played.'
  if (effect === effectIds.heal) return `When played, you gain ${x} hp, up to 20.`
  if (effect === effectIds.damage)
    return `When played, deals ${x} to the unit opposite, or else to the player.`
  if (effect >= effectIds.deathrattle)
    return `When it dies, deals ${deathDamage(effect)} to the other player.`
  return ''
}

function spellText(effect: number, x: number): string {
  if (effect === effectIds.heal) return `A unit of yours, or you, gains ${x} hp, up to what it began with.`
  if (effect === effectIds.damage) return `Deals ${x} to an enemy unit or the other player.`
  if (effect === effectIds.draw) return `Draw ${count(x, 'card')}.`
  if (effect === effectIds.raise) return `A unit of yours gains ${x} attack for good.`
  return ''
}

/** The effect in one to three words, for small cards; empty if the card has none. */
export function shortEffectText(card: CardStats): string {
  const effect = card.effects & 0xffff
  const x = magnitudeOf(card)
  return card.cardType === cardTypes.spell ? shortSpellText(effect, x) : shortUnitText(effect, x)
}

function shortUnitText(effect: number, x: number): string {
  if (effect === effectIds.taunt) return 'Taunt'
  if (effect === effectIds.charge) return 'Charge'
  if (effect === effectIds.heal) return `Play: heal ${x}`
  if (effect === effectIds.damage) return `Play: deal ${x}`
  if (effect >= effectIds.deathrattle) return `Dies: deal ${deathDamage(effect)}`
  return ''
}

function shortSpellText(effect: number, x: number): string {
  if (effect === effectIds.heal) return `Heal ${x}`
  if (effect === effectIds.damage) return `Deal ${x} damage`
  if (effect === effectIds.draw) return `Draw ${count(x, 'card')}`
  if (effect === effectIds.raise) return `+${x} attack`
  return ''
}

import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { BoosterRow } from './booster.js'
import { effectIds, packEffect } from './cards.js'
import { hash } from './hash.js'
import { type CardStats, cardTypes } from './state.js'

export const rarities = ['common', 'uncommon', 'rare', 'legendary'] as const
export type Rarity = (typeof rarities)[number]

/** A kind of card as it is minted, with its name, of which the chain stores only the hash. */
export type CatalogueCard = CardStats & { readonly name: string; readonly rarity: Rarity }

const { none, taunt, charge, heal, damage, draw, raise, deathrattle } = effectIds

type UnitRow = readonly [
  name: string,
  rarity: Rarity,
  cost: number,
  attack: number,
  health: number,
  effects: number,
]
type SpellRow = readonly [name: string, rarity: Rarity, cost: number, effects: number]

const units: readonly UnitRow[] = [
  ['Lantern Scout', 'common', 1, 1, 2, packEffect(none)],
  ['Gutter Fox', 'common', 1, 2, 1, packEffect(none)],
  ['Reed Spearman', 'common', 2, 2, 3, packEffect(none)],
  ['Salt Road Guard', 'common', 2, 1, 4, packEffect(taunt)],
  ['Heath Courser', 'common', 2, 2, 1, packEffect(charge)],
  ['Moss Healer', 'common', 2, 1, 3, packEffect(heal, 2)],
  ['Ember Slinger', 'common', 3, 2, 2, packEffect(damage, 2)],
  ['Hollow Oak', 'common', 3, 1, 6, packEffect(none)],
  ['Plague Bellringer', 'uncommon', 3, 2, 3, packEffect(deathrattle + 2)],
  ['Tideline Bulwark', 'uncommon', 4, 2, 6, packEffect(taunt)],
  ['Storm Petrel', 'uncommon', 3, 3, 2, packEffect(charge)],
  ['Quarry Giant', 'uncommon', 5, 5, 5, packEffect(none)],
  ['Orchard Matron', 'uncommon', 4, 2, 5, packEffect(heal, 4)],
  ['Cinder Drake', 'rare', 5, 4, 4, packEffect(damage, 3)],
  ['Widow of the Weir', 'rare', 4, 3, 3, packEffect(deathrattle + 4)],
  ['Gatewarden Ysolt', 'rare', 6, 4, 8, packEffect(taunt)],
  ['The Grey Huntsman', 'legendary', 7, 7, 5, packEffect(charge)],
  ['Last King Under Snow', 'legendary', 8, 6, 8, packEffect(deathrattle + 6)],
]

const spells: readonly SpellRow[] = [
  ['Warm Bread', 'common', 1, packEffect(heal, 4)],
  ['Thrown Torch', 'common', 1, packEffect(damage, 2)],
  ['Whetstone', 'common', 1, packEffect(raise, 2)],
  ['Open Ledger', 'uncommon', 2, packEffect(draw, 2)],
  ['Falling Bridge', 'rare', 4, packEffect(damage, 6)],
  ['Oath at Midnight', 'legendary', 3, packEffect(raise, 5)],
]

/** The demo cards, sorted by id: created on chain by the deployment, named by the dApp. */
export const catalogue: readonly CatalogueCard[] = [
  ...units.map(([name, rarity, cost, attack, health, effects], i) => ({
    id: 1 + i,
    name,
    rarity,
    cardType: cardTypes.unit,
    cost,
    attack,
    health,
    effects,
  })),
  ...spells.map(([name, rarity, cost, effects], i) => ({
    id: 1 + units.length + i,
    name,
    rarity,
    cardType: cardTypes.spell,
    cost,
    attack: 0,
    health: 0,
    effects,
  })),
]

/** The catalogue in the form that a game takes. */
export const catalogueStats: readonly CardStats[] = catalogue.map(
  ({ id, cardType, cost, attack, health, effects }) => ({ id, cardType, cost, attack, health, effects }),
)

/** The demo deck: twenty cards for players who own none. */
export const demoDeck: readonly number[] = [1, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 19, 20, 20, 22]

const boosterWeights: Record<Rarity, number> = { common: 700, uncommon: 220, rare: 65, legendary: 15 }

/** The rarity table of boosters, out of 1,000. */
export const boosterTable: readonly BoosterRow[] = rarities.map((rarity, index) => ({
  rarity: index,
  weight: boosterWeights[rarity],
  cards: catalogue.filter((card) => card.rarity === rarity).map(({ id }) => id),
}))

/** The first four bytes of the name's hash, little-endian: all that the chain stores of the name. */
export function nameHash(name: string): number {
  return new DataView(hash(utf8ToBytes(name)).buffer).getUint32(0, true)
}

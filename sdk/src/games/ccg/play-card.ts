import { cardOf, effectIds, effectOf, magnitudeOf } from './cards.js'
import type { Reason } from './error.js'
import { buryDead, healPlayer, hurtPlayer, hurtUnit } from './harm.js'
import { activePlayer, type Play } from './play.js'
import { type CardStats, cardTypes, otherPlayer, rulesVersions, slotCount } from './state.js'

/** Why a unit cannot be placed in a slot. */
export function refusePlayCard(play: Play, handIndex: number, slot: number): Reason | undefined {
  const player = activePlayer(play)
  const cardId = player.hand[handIndex]
  if (cardId === undefined) return { type: 'BadHandIndex', index: handIndex }
  if (slot >= slotCount) return { type: 'BadSlot', slot }
  if (player.board[slot]) return { type: 'SlotTaken', slot }
  const { cardType, cost } = cardOf(play.cards, cardId)
  if (cardType !== cardTypes.unit) return { type: 'NotAUnit', cardId }
  if (cost > player.energy) return { type: 'NotEnoughEnergy', needed: cost, available: player.energy }
  return undefined
}

/** Removes a card from the active player's hand and pays its cost. */
export function payCard(play: Play, handIndex: number): CardStats {
  const player = activePlayer(play)
  const [cardId] = player.hand.splice(handIndex, 1)
  const card = cardOf(play.cards, cardId as number)
  player.energy -= card.cost
  return card
}

export function playCard(play: Play, handIndex: number, slot: number): void {
  const { game, events } = play
  const player = game.activeIdx
  const card = payCard(play, handIndex)
  const effect = effectOf(card, game.rules)
  game.players[player].board[slot] = {
    cardId: card.id,
    currentHp: card.health,
    attack: card.attack,
    actedThisTurn: game.rules !== rulesVersions.plain && effect !== effectIds.charge,
  }
  events.push({ type: 'CardPlayed', player, cardId: card.id, slot })
  if (effect === effectIds.heal) healPlayer(play, player, magnitudeOf(card))
  if (effect === effectIds.damage) damageFront(play, slot, magnitudeOf(card))
  buryDead(play)
}

function damageFront(play: Play, slot: number, amount: number): void {
  const enemy = otherPlayer(play.game.activeIdx)
  const opposite = play.game.players[enemy].board[slot]
  if (opposite) hurtUnit(play, opposite, enemy, slot, amount)
  else hurtPlayer(play, enemy, amount)
}

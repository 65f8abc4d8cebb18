import { cardOf, effectIds, effectOf, magnitudeOf } from './cards.js'
import { drawCards } from './draw.js'
import type { Reason } from './error.js'
import { buryDead, healPlayer, healUnit, hurtPlayer, hurtUnit, raiseAttack } from './harm.js'
import { activePlayer, type Play } from './play.js'
import { payCard } from './play-card.js'
import { cardTypes, otherPlayer } from './state.js'
import { isTargetAllowed, playerPlace } from './target.js'

/** Why a spell cannot be cast on a target. */
export function refuseUseSpell(play: Play, handIndex: number, target: number): Reason | undefined {
  const { game, cards } = play
  const player = activePlayer(play)
  const cardId = player.hand[handIndex]
  if (cardId === undefined) return { type: 'BadHandIndex', index: handIndex }
  const card = cardOf(cards, cardId)
  if (card.cardType !== cardTypes.spell) return { type: 'NotASpell', cardId }
  const boards = { own: player, enemy: game.players[otherPlayer(game.activeIdx)] }
  if (!isTargetAllowed(effectOf(card, game.rules), target, boards)) return { type: 'BadTarget', target }
  if (card.cost > player.energy)
    return { type: 'NotEnoughEnergy', needed: card.cost, available: player.energy }
  return undefined
}

export function castSpell(play: Play, handIndex: number, target: number): void {
  const { game, events } = play
  const card = payCard(play, handIndex)
  events.push({ type: 'SpellUsed', player: game.activeIdx, cardId: card.id, target })
  runSpell(play, effectOf(card, game.rules), target, magnitudeOf(card))
  buryDead(play)
}

function runSpell(play: Play, effect: number, target: number, amount: number): void {
  const { game } = play
  const player = game.activeIdx
  const enemy = otherPlayer(player)
  // The target is checked: it is on the right side, and a targeted slot has a unit.
  const place = target & playerPlace
  const own = game.players[player].board[place]
  const theirs = game.players[enemy].board[place]
  if (effect === effectIds.heal) {
    if (own) healUnit(play, own, player, place, amount)
    else healPlayer(play, player, amount)
  } else if (effect === effectIds.damage) {
    if (theirs) hurtUnit(play, theirs, enemy, place, amount)
    else hurtPlayer(play, enemy, amount)
  } else if (effect === effectIds.draw) drawCards(play, player, amount)
  else if (effect === effectIds.raise && own) raiseAttack(play, own, player, place, amount)
}

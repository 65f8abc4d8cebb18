import type { Action } from './actions.js'
import { cardOf, effectOf } from './cards.js'
import {
  type CardStats,
  cardTypes,
  type Game,
  gameStatus,
  otherPlayer,
  type PlayerState,
  slots,
} from './state.js'
import { isTargetAllowed, targetByte } from './target.js'

const allTargets: readonly number[] = (['own', 'enemy'] as const).flatMap((side) =>
  [...slots, 'player' as const].map((place) => targetByte({ side, place })),
)

/** Every legal next action of the active player, except conceding. Empty before the deal. */
export function legalActions(game: Game, cards: readonly CardStats[]): Action[] {
  if (game.status !== gameStatus.running) return []
  const own = game.players[game.activeIdx]
  const actions: Action[] = own.hand.flatMap((cardId, handIndex) => {
    const card = cardOf(cards, cardId)
    if (card.cost > own.energy) return []
    if (card.cardType === cardTypes.unit) return placements(own, handIndex)
    return card.cardType === cardTypes.spell ? castings(game, card, handIndex) : []
  })
  actions.push({ type: 'EndTurn' })
  return actions
}

function placements({ board }: PlayerState, handIndex: number): Action[] {
  return slots.filter((slot) => !board[slot]).map((slot) => ({ type: 'PlayCard', handIndex, slot }))
}

function castings(game: Game, card: CardStats, handIndex: number): Action[] {
  return spellTargets(game, card).map((target) => ({ type: 'UseSpell', handIndex, target }))
}

/** The target bytes that the active player may choose for a spell; only 0 if it takes none. */
export function spellTargets(game: Game, card: CardStats): number[] {
  const effect = effectOf(card, game.rules)
  const boards = {
    own: game.players[game.activeIdx],
    enemy: game.players[otherPlayer(game.activeIdx)],
  }
  return allTargets.filter((target) => isTargetAllowed(effect, target, boards))
}

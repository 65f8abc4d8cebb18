import {
  type Action,
  type Card,
  type Column,
  type Game,
  isSameCard,
  legalActions,
} from '@fivefold/sdk/phalanx'

/** The columns where a hand card may be placed now, with the action that places it. */
export function placements(game: Game, card: Card): ReadonlyMap<Column, Action> {
  const found = new Map<Column, Action>()
  for (const action of legalActions(game)) {
    if (action.type === 'deploy' && isSameCard(action.card, card)) found.set(action.column, action)
    if (action.type === 'reinforce' && isSameCard(action.card, card) && game.reinforcement)
      found.set(game.reinforcement.column, action)
  }
  return found
}

/** The columns whose front card may attack now. */
export function attacks(game: Game): ReadonlyMap<Column, Action> {
  const found = new Map<Column, Action>()
  for (const action of legalActions(game)) {
    if (action.type === 'attack') found.set(action.attackerPosition.col, action)
  }
  return found
}

/** Keys of the hand's cards, in the order of the cards. */
export const handKeys = '1234567890qw'

import {
  type BattlefieldCard,
  type Column,
  type ColumnAfter,
  type Game,
  type PlayerIndex,
  type PlayerState,
  strikeColumn,
} from '@fivefold/sdk/phalanx'
import { opponentOf } from '../../common/match/server-game.js'

export const columns: readonly Column[] = [0, 1, 2, 3]

export type ColumnCards = { front: BattlefieldCard | null; back: BattlefieldCard | null }

export function cardsOf({ battlefield }: PlayerState, column: Column): ColumnCards {
  return { front: battlefield[column] ?? null, back: battlefield[column + 4] ?? null }
}

/** The result of an attack from a column, by the rules; undefined if the column has no card to attack with. */
export function previewAttack(game: Game, attacker: PlayerIndex, column: Column): ColumnAfter | undefined {
  const striker = cardsOf(game.players[attacker], column).front
  if (!striker) return undefined
  const defender = game.players[opponentOf(attacker)]
  return strikeColumn(striker.card, { ...cardsOf(defender, column), lifepoints: defender.lifepoints })
}

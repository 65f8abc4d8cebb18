import { orThrow } from '../../core/result.js'
import { legalActions } from './legal-actions.js'
import { applyAction } from './rules.js'
import {
  type Action,
  cardValue,
  columns,
  type Game,
  otherPlayer,
  type PlayerIndex,
  type PlayerState,
} from './state.js'

const depth = 2
/** The number of reinforcement cards that the search tries. */
const width = 4
const won = 100_000

/** The value of a game for a player, an integer. */
export function evaluate(game: Game, me: PlayerIndex): number {
  if (game.outcome) return game.outcome.winnerIndex === me ? won : -won
  return strength(game, me) - strength(game, otherPlayer(me))
}

function strength(game: Game, index: PlayerIndex): number {
  const player = game.players[index]
  const opponent = game.players[otherPlayer(index)]
  return 100 * player.lifepoints + standing(player) + threat(player, opponent)
}

/** The value of the cards on the battlefield by their remaining HP. */
function standing({ battlefield }: PlayerState): number {
  let sum = 0
  for (const cell of battlefield) if (cell) sum += 4 * cell.currentHp
  return sum
}

/** The value of the damage that the front row could do to the opponent's life points now. */
function threat(player: PlayerState, opponent: PlayerState): number {
  let sum = 0
  for (const column of columns) {
    const attacker = player.battlefield[column]
    if (!attacker) continue
    const wall =
      (opponent.battlefield[column]?.currentHp ?? 0) + (opponent.battlefield[column + 4]?.currentHp ?? 0)
    const through = Math.max(0, cardValue(attacker.card) - wall)
    sum += 6 * (attacker.card.suit === 'spades' ? 2 * through : through) + 2 * cardValue(attacker.card)
  }
  return sum
}

/** The minimax value of a game for a player. */
export function searchValue(game: Game, me: PlayerIndex): number {
  // There are no attacks during deployment, so a search gains nothing.
  if (game.phase === 'deployment') return evaluate(game, me)
  return minimax(game, me, depth, -won * 2, won * 2)
}

function minimax(game: Game, me: PlayerIndex, left: number, low: number, high: number): number {
  if (left === 0 || game.phase === 'gameOver') return evaluate(game, me)
  const isMine = game.activePlayerIndex === me
  let alpha = low
  let beta = high
  let best = isMine ? -won * 2 : won * 2
  for (const action of candidates(game)) {
    const value = minimax(orThrow(applyAction(game, action)).game, me, left - 1, alpha, beta)
    if (isMine) {
      best = Math.max(best, value)
      alpha = Math.max(alpha, value)
    } else {
      best = Math.min(best, value)
      beta = Math.min(beta, value)
    }
    if (beta <= alpha) break
  }
  return best
}

function candidates(game: Game): Action[] {
  const legal = legalActions(game)
  return game.phase === 'reinforcement' ? legal.slice(0, width) : withoutPass(legal)
}

/** The legal actions without passing, unless it is the only one: games in which both sides pass never end. */
export function withoutPass(legal: readonly Action[]): Action[] {
  const moves = legal.filter(({ type }) => type !== 'pass')
  return moves.length > 0 ? moves : [...legal]
}

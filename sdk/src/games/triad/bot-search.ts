import { at } from '../../core/index.js'
import { orThrow } from './error.js'
import { straightLines } from './geometry.js'
import { legalPlacements, unusedCards } from './legal-turns.js'
import { applyTurn } from './rules.js'
import {
  cellCount,
  type MatchState,
  otherPlayer,
  type Player,
  playerToMove,
  type Turn,
  turnCount,
} from './state.js'

const tileValue = 100
const bonusValue = 15
/** The number of positions that a search may visit, before pruning. */
const budget = 20_000

/** The value of a card on the board: its tile, and its edges towards empty cells. */
function cardValue({ board }: MatchState, cell: number): number {
  const card = board[cell]
  if (!card) return 0
  const openEdges = at(straightLines, cell).filter(({ to }) => board[to] === null)
  return tileValue + openEdges.reduce((sum, { edges }) => sum + card.edges[edges[0]] - 5, 0)
}

/** The value of a position for a player; positive is good. */
export function evaluate(state: MatchState, player: Player): number {
  let value = (state.bonuses[player].plus - state.bonuses[otherPlayer(player)].plus) * bonusValue
  for (let cell = 0; cell < cellCount; cell++) {
    const worth = cardValue(state, cell)
    value += state.board[cell]?.owner === player ? worth : -worth
  }
  return value
}

/** The number of plies that the budget allows; towards the end, all remaining ones. */
function searchDepth(state: MatchState): number {
  const left = turnCount - state.turn
  const mine = unusedCards(state).length
  const theirs = unusedCards({ ...state, turn: state.turn + 1 }).length
  let positions = 1
  for (let ply = 0; ply < left; ply++) {
    const cards = (ply % 2 === 0 ? mine : theirs) - Math.floor(ply / 2)
    positions *= (left - ply) * cards
    if (positions > budget) return Math.max(2, ply)
  }
  return left
}

/** Negamax with alpha-beta: the value of the position for the player to move. */
function negamax(state: MatchState, depth: number, alpha: number, beta: number): number {
  if (depth === 0 || state.turn === turnCount) return evaluate(state, playerToMove(state))
  let best = Number.NEGATIVE_INFINITY
  for (const turn of legalPlacements(state)) {
    const after = orThrow(applyTurn(state, turn)).state
    best = Math.max(best, -negamax(after, depth - 1, -beta, -Math.max(alpha, best)))
    if (best >= beta) break
  }
  return best
}

/** The best of the given placements, the first among equals. */
export function bestPlacement(
  state: MatchState,
  placements: readonly Turn[],
  depth = searchDepth(state),
): { turn: Turn; value: number } {
  let best = { turn: placements[0] as Turn, value: Number.NEGATIVE_INFINITY }
  for (const turn of placements) {
    const after = orThrow(applyTurn(state, turn)).state
    const value = -negamax(after, depth - 1, Number.NEGATIVE_INFINITY, -best.value)
    if (value > best.value) best = { turn, value }
  }
  return best
}

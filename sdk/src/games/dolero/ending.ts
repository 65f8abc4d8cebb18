import type { GameEvent } from './events.js'
import { refund, returnUncalled } from './money.js'
import { end, type Game, nothing, phase } from './state.js'

/** Ends the game. An uncalled bet belongs to no pot. */
export function endGame(game: Game, winner: number, how: number, events: GameEvent[]): Game {
  const settled = game.phase === phase.betting ? returnUncalled(game).game : game
  events.push({ type: 'gameEnded', winner, end: how })
  return { ...settled, phase: phase.over, winner, end: how, pending: [] }
}

/** Ends the game without a winner; each player gets back what they paid. */
export function cancelGame(game: Game, events: GameEvent[]): Game {
  return refund(endGame(game, nothing, end.cancelled, events))
}

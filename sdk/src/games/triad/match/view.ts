import type { Player } from '../state.js'
import type { Game, GameState, ShownSeatJson } from './state.js'

/** The view of a viewer. The first deck is hidden until the second is fixed, so that it cannot be countered. */
export function viewOf(state: GameState, viewer: Player | 'spectator'): GameState
export function viewOf(game: Game, viewer: Player | 'spectator'): Game
export function viewOf(game: Game, viewer: Player | 'spectator'): Game {
  if (game.phase !== 'setup') return game
  const [a, b] = game.seats
  return { ...game, seats: [viewer === 0 ? a : hidden(a), viewer === 1 ? b : hidden(b)] }
}

const hidden = (seat: ShownSeatJson | null): ShownSeatJson | null =>
  seat && { player: seat.player, isContract: seat.isContract, deck: null, cards: null }

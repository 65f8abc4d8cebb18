import type { Game, GameState, PlayerIndex, PlayerState } from './state.js'

export type Viewer = PlayerIndex | 'spectator'

/**
 * What one viewer may see. The log stays whole: every action happens in the open and names only cards that the
 * board shows. Once the game is over everyone sees everything, so that anyone can replay it.
 */
export function viewOf(state: GameState, viewer: Viewer): GameState {
  if (state.phase === 'gameOver') return state
  const { shuffle: _secret, ...gameOptions } = state.gameOptions
  return {
    ...state,
    players: [playerView(state, 0, viewer), playerView(state, 1, viewer)],
    rngSeed: 0,
    gameOptions,
  }
}

function playerView(game: Game, index: PlayerIndex, viewer: Viewer): PlayerState {
  const player = game.players[index]
  const counts = { handCount: player.hand.length, drawpileCount: player.drawpile.length }
  if (index === viewer) return { ...player, ...counts }
  return { ...player, ...counts, hand: [], drawpile: [] }
}

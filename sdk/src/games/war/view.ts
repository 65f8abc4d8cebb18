import type { Game, GameState, PlayerState } from './state.js'

/**
 * The view of all viewers: War has no hands, so players and spectators see the same. Decks, won piles, face-down cards and
 * the seed are hidden. Once the game is over, every viewer sees everything.
 */
export function viewOf(state: GameState): GameState
export function viewOf(game: Game): Game
export function viewOf(state: Game): Game {
  if (state.phase === 'gameOver') return state
  const { agreement, ...rest } = state
  return {
    ...rest,
    players: [playerView(state.players[0]), playerView(state.players[1])],
    seed: '',
    ...(agreement && { agreement: { commitments: agreement.commitments } }),
  }
}

function playerView(player: PlayerState): PlayerState {
  return {
    ...player,
    dealt: [],
    deck: [],
    won: [],
    played: player.played.map(({ card, faceDown }) => ({ card: faceDown ? null : card, faceDown })),
    deckCount: player.deck.length,
    wonCount: player.won.length,
  }
}

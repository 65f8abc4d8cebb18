import type { Game, GameState, PlayerState } from './state.js'

/**
 * What anyone may see while a game runs: War has no hands, so both players and spectators see the same. Decks, won piles
 * and cards that lie face down are hidden, the seed too. Once the game is over everyone sees everything.
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

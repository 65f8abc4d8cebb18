import type { Viewer } from '../../core/player.js'
import type { Card, Game, GameOptions, GameState, PlayerIndex, PlayerState } from './state.js'

const noCards: readonly Card[] = []
const cumulative: GameOptions = { damageMode: 'cumulative' }
const perTurn: GameOptions = { damageMode: 'per-turn' }

type MaybeLogged = Game & Partial<Pick<GameState, 'transactionLog'>>

/**
 * The view of one viewer. The log is complete: every action is public and names only cards that the battlefield shows.
 * Once the game is over, every viewer sees everything and can replay it.
 */
export function viewOf(state: GameState, viewer: Viewer): GameState
export function viewOf(game: Game, viewer: Viewer): Game
export function viewOf(state: MaybeLogged, viewer: Viewer): MaybeLogged {
  if (state.phase === 'gameOver') return state
  const { transactionLog } = state
  return transactionLog ? { ...gameView(state, viewer), transactionLog } : gameView(state, viewer)
}

function gameView(game: Game, viewer: Viewer): Game {
  const { activePlayerIndex, phase, turnNumber, gameOptions, reinforcement } = game
  // Field by field: a field that is not listed here stays hidden.
  const view: Game = {
    players: [playerView(game, 0, viewer), playerView(game, 1, viewer)],
    activePlayerIndex,
    phase,
    turnNumber,
    rngSeed: 0,
    gameOptions: gameOptions.damageMode === 'per-turn' ? perTurn : cumulative,
  }
  return reinforcement ? { ...view, reinforcement } : view
}

function playerView(game: Game, index: PlayerIndex, viewer: Viewer): PlayerState {
  const { player, hand, battlefield, drawpile, discardPile, lifepoints } = game.players[index]
  const isOwn = index === viewer
  return {
    player,
    hand: isOwn ? hand : noCards,
    battlefield,
    drawpile: isOwn ? drawpile : noCards,
    discardPile,
    lifepoints,
    handCount: hand.length,
    drawpileCount: drawpile.length,
  }
}

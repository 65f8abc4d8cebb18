import type { Card, Game, GameOptions, GameState, PlayerIndex, PlayerState } from './state.js'

export type Viewer = PlayerIndex | 'spectator'

const noCards: readonly Card[] = []
const cumulative: GameOptions = { damageMode: 'cumulative' }
const perTurn: GameOptions = { damageMode: 'per-turn' }

/**
 * What one viewer may see. The log stays whole: every action happens in the open and names only cards that the
 * board shows. Once the game is over everyone sees everything, so that anyone can replay it.
 */
export function viewOf(state: GameState, viewer: Viewer): GameState {
  if (state.phase === 'gameOver') return state
  const { activePlayerIndex, phase, turnNumber, gameOptions, reinforcement, transactionLog } = state
  // Field by field: a server does this twice an action, and what is not named here stays hidden.
  const view: GameState = {
    players: [playerView(state, 0, viewer), playerView(state, 1, viewer)],
    activePlayerIndex,
    phase,
    turnNumber,
    rngSeed: 0,
    gameOptions: gameOptions.damageMode === 'per-turn' ? perTurn : cumulative,
    transactionLog,
  }
  return reinforcement ? { ...view, reinforcement } : view
}

/** Whether what changed is the same to every viewer: no cards did that one may see and another not. */
export const isOpenChange = (before: Game, after: Game): boolean =>
  after.phase !== 'gameOver' && hasSameSecrets(before, after, 0) && hasSameSecrets(before, after, 1)

function hasSameSecrets(before: Game, after: Game, index: PlayerIndex): boolean {
  const [was, is] = [before.players[index], after.players[index]]
  return was.hand === is.hand && was.drawpile === is.drawpile
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

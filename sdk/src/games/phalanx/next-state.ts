import type { Game, PlayerState } from './state.js'

// Field by field, and each in one order: objects of one shape are several times as fast to make and to read as those
// that were spread out of one another, and a server makes thousands a second.

export type PlayerChange = Partial<
  Pick<PlayerState, 'hand' | 'battlefield' | 'drawpile' | 'discardPile' | 'lifepoints'>
>

/** A player's state with something else in it. */
export function nextPlayer(before: PlayerState, change: PlayerChange): PlayerState {
  // Whoever tries something out on a view keeps its counts.
  if (before.handCount !== undefined) return { ...before, ...change }
  return {
    player: before.player,
    hand: change.hand ?? before.hand,
    battlefield: change.battlefield ?? before.battlefield,
    drawpile: change.drawpile ?? before.drawpile,
    discardPile: change.discardPile ?? before.discardPile,
    lifepoints: change.lifepoints ?? before.lifepoints,
  }
}

export type GameChange = {
  players?: Game['players']
  activePlayerIndex?: Game['activePlayerIndex']
  phase?: Game['phase']
  turnNumber?: number
  /** Neither of these is there in the next game unless it is named. */
  outcome?: Game['outcome']
  reinforcement?: Game['reinforcement'] | undefined
}

/** A game with something else in it. */
export function nextGame(before: Game, change: GameChange): Game {
  const { outcome, reinforcement } = change
  const game: Game = {
    players: change.players ?? before.players,
    activePlayerIndex: change.activePlayerIndex ?? before.activePlayerIndex,
    phase: change.phase ?? before.phase,
    turnNumber: change.turnNumber ?? before.turnNumber,
    rngSeed: before.rngSeed,
    gameOptions: before.gameOptions,
  }
  if (outcome) return reinforcement ? { ...game, outcome, reinforcement } : { ...game, outcome }
  return reinforcement ? { ...game, reinforcement } : game
}

import { mayFlip } from './rules.js'
import type { Action, Game, PlayerIndex } from './state.js'

/** The legal actions of both players, without forfeiting. */
export const legalActions = (game: Game): Action[] =>
  ([0, 1] as const)
    .filter((index) => mayFlip(game, index))
    .map((playerIndex) => ({ type: 'flip', playerIndex }))

/** War leaves no choice: the bot flips as soon as it may. */
export const botAction = (view: Game, playerIndex: PlayerIndex): Action | undefined =>
  mayFlip(view, playerIndex) ? { type: 'flip', playerIndex } : undefined

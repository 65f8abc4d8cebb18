import { type Action, packActions } from './actions.js'
import type { SubmitError } from './error.js'
import type { GameEvent } from './events.js'
import { beginPlay } from './play.js'
import { runActions } from './run-actions.js'
import type { CardStats, Game } from './state.js'

export type Preview =
  | {
      readonly ok: true
      /** Without the cards that will be drawn: they are still in the decks. */
      readonly game: Game
      readonly events: readonly GameEvent[]
      /** How many unknown cards each player will draw. */
      readonly unseenDraws: readonly [number, number]
    }
  | { readonly ok: false; readonly error: SubmitError }

/**
 * Previews actions of the active player, except for the cards they draw: damage, deaths, healing, damage from an empty
 * deck, the end of the game. No link is needed, and the clock does not change.
 */
export function previewActions(game: Game, cards: readonly CardStats[], actions: readonly Action[]): Preview {
  const play = beginPlay(game, cards)
  const error = runActions(play, packActions(actions), game.turnStarted)
  if (error) return { ok: false, error }
  return { ok: true, game: play.game, events: play.events, unseenDraws: play.unseen }
}

import type { Refusal } from './error.js'
import type { GameEvent } from './events.js'
import type { Game, Player, PlayerIndex } from './state.js'

export type Result =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: Refusal }

/** The working state of one call of the rules; `events` is filled on the way. */
export type Turn = {
  readonly game: Game
  readonly player: PlayerIndex
  readonly me: Player
  readonly now: number
  readonly events: GameEvent[]
}

/** The game after a step, or the refusal. */
export type Step = Game | Refusal

const isRefusal = (step: Step): step is Refusal => 'code' in step

export function toResult(step: Step, events: readonly GameEvent[]): Result {
  return isRefusal(step) ? { ok: false, error: step } : { ok: true, game: step, events }
}

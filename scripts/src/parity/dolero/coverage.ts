import { effectiveChoice, type Game, type Input, type Result } from '@fivefold/sdk/dolero'
import type { Watch } from './play-game.js'

/** How often each case occurred, by kind. */
export type Coverage = {
  readonly events: Map<string, number>
  readonly errors: Map<string, number>
  /** Phases in which an action succeeded. */
  readonly phases: Map<number, number>
  /** Choices in effect when cards were dealt. */
  readonly choices: Map<number, number>
  readonly ends: Map<number, number>
  /** Phases in which a time-out succeeded. */
  readonly timeOuts: Map<number, number>
  /** Each kind of action that succeeded, and each that failed, by error. */
  readonly actions: Map<string, number>
}

export const createCoverage = (): Coverage => ({
  events: new Map(),
  errors: new Map(),
  phases: new Map(),
  choices: new Map(),
  ends: new Map(),
  timeOuts: new Map(),
  actions: new Map(),
})

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function coverChoices({ choices }: Coverage, game: Game): void {
  count(choices, effectiveChoice(game, 0))
  count(choices, effectiveChoice(game, 1))
}

/** Counts what happens. */
export function watchInto(coverage: Coverage): Watch {
  return (input: Input, result: Result, before: Game) => {
    const name = input.type === 'act' ? input.action.type : input.type
    count(coverage.actions, `${name} ${result.ok ? 'ok' : result.error.code}`)
    if (!result.ok) return count(coverage.errors, result.error.code)
    count(coverage.phases, before.phase)
    if (input.type === 'timeOut') count(coverage.timeOuts, before.phase)
    for (const event of result.events) {
      count(coverage.events, event.type)
      if (event.type === 'dealt') coverChoices(coverage, result.game)
      if (event.type === 'gameEnded') count(coverage.ends, event.end)
    }
  }
}

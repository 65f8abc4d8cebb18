import type { Game, GameRecord, GameTypes } from './game.js'
import { parse } from './parse.js'
import { orThrow } from './result.js'

/** A game after `checkGame`. */
export type CheckedGame<T extends GameTypes> = GameRecord<T> & {
  readonly state: T['State']
  /** The first problem, and after which action it occurred. */
  readonly problem?: string
}

/**
 * Plays a game to its end, checks every position, and replays it from its written record to the same hash after every
 * action. The record shares nothing with the game in memory, so no cached value can hide a difference.
 *
 * @param choose the next action, from the state and the number of actions so far.
 */
export function checkGame<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  choose: (state: T['State'], actionCount: number) => T['Action'],
): CheckedGame<T> {
  let { state } = orThrow(game.start(config))
  const actions: T['Action'][] = []
  while (!game.outcome(state) && !game.brokenInvariant?.(state)) {
    const action = choose(state, actions.length)
    state = orThrow(game.apply(state, action, config)).state
    actions.push(action)
  }
  const problem = findProblem(game, { config, actions })
  return { config, actions, state, ...(problem !== undefined && { problem }) }
}

/** The first problem of a recorded game, if any: a broken invariant, or a written record that replays differently. */
export function findProblem<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): string | undefined {
  const { steps, refused } = game.replay(record)
  for (const [count, { state }] of steps.entries()) {
    const broken = game.brokenInvariant?.(state)
    if (broken !== undefined) return `after action ${count}: ${broken}`
  }
  if (refused) return `action ${refused.index}: ${refused.error.message}`
  const written = JSON.parse(JSON.stringify(game.codec.record.toJson(record)))
  const again = game.replay(parse(game.codec.record.schema, written, game.terms.record)).steps
  const other = steps.findIndex(({ state }, count) => {
    const step = again[count]
    return !step || game.hash(step.state) !== game.hash(state)
  })
  return other < 0 ? undefined : `after action ${other}: the replay has another hash`
}

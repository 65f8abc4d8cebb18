import { z } from 'zod'
import { findProblem } from '../core/check-game.js'
import type { Game, GameTypes, PlayedGame } from '../core/game.js'
import { parse } from '../core/parse.js'
import { createRandom } from '../core/random.js'

const runSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
})

/** The options of every simulation; a game may have more. */
export type SimulateOptions = z.input<typeof runSchema> & Readonly<Record<string, unknown>>

const progressEvery = 1_000

function openRun<T extends GameTypes>({ simulation }: Game<T>, input: SimulateOptions) {
  const { games, seed } = parse(runSchema, input, 'simulate')
  const options = parse(simulation.options, input, 'simulate')
  function* play(): Generator<PlayedGame<T>> {
    const random = createRandom(seed)
    for (let index = 0; index < games; index++) yield simulation.play(random, options, index)
  }
  return { games, seed, options, play }
}

/** Plays games between bots and sums them up. */
export function simulate<T extends GameTypes>(game: Game<T>, input: SimulateOptions): object {
  const { games, seed, options, play } = openRun(game, input)
  return { games, seed, ...game.simulation.summarize(play(), options) }
}

/** The simulated games as JSON, one after the other, as `replay` reads them. */
export function* simulatedRecords<T extends GameTypes>(game: Game<T>, input: SimulateOptions) {
  for (const played of openRun(game, input).play()) yield game.codec.record.toJson(played)
}

/** Plays the games, checks every position and the replay of each, and returns how many are wrong. */
export function verifySimulated<T extends GameTypes>(
  game: Game<T>,
  input: SimulateOptions,
  { report, progress }: { report: (difference: object) => void; progress: (done: number) => void },
): { games: number; differences: number } {
  const { games, play } = openRun(game, input)
  let done = 0
  let differences = 0
  for (const played of play()) {
    if (done > 0 && done % progressEvery === 0) progress(done)
    done++
    const problem = findProblem(game, played)
    if (problem === undefined) continue
    differences++
    report({ problem, [game.terms.record]: game.codec.record.toJson(played) })
  }
  return { games, differences }
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { createRandom, parse, type Random } from '../../core/index.js'
import {
  type Action,
  applyAction,
  checkGame,
  type Game,
  type GameConfig,
  randomAction,
  randomMatch,
  startGame,
  stateHash,
} from '../../games/war/index.js'

const optionsSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
})

export type SimulateOptions = z.input<typeof optionsSchema>

const progressEvery = 1_000

type Simulated = { config: GameConfig; actions: Action[]; game: Game }

function playGame(random: Random): Simulated {
  const match = randomMatch(random)
  const actions: Action[] = []
  let game = startGame(match.config)
  while (game.phase !== 'gameOver') {
    const action = randomAction(game, match, random)
    actions.push(action)
    game = applyAction(game, action).game
  }
  return { config: match.config, actions, game }
}

/** Plays the games, checks every position of each and its replay, and returns how many are not as they should be. */
export function verifySimulated(
  input: SimulateOptions,
  { report, progress }: { report: (difference: object) => void; progress: (done: number) => void },
): { games: number; differences: number } {
  const { games, seed } = parse(optionsSchema, input, 'simulate')
  const random = createRandom(seed)
  let differences = 0
  for (let done = 0; done < games; done++) {
    if (done > 0 && done % progressEvery === 0) progress(done)
    const match = randomMatch(random)
    const { actions, problem } = checkGame(match.config, (game) => randomAction(game, match, random))
    if (!problem) continue
    differences++
    report({ problem, config: match.config, actions })
  }
  return { games, differences }
}

/** The simulated games, one after the other, in the format that `replay` reads. */
export function* simulatedGames(input: SimulateOptions) {
  const { games, seed } = parse(optionsSchema, input, 'simulate')
  const random = createRandom(seed)
  for (let i = 0; i < games; i++) {
    const { config, actions } = playGame(random)
    yield { config, actions }
  }
}

/** Plays games and sums them up. The checksum covers the last state of each. */
export function simulate(input: SimulateOptions) {
  const { games, seed } = parse(optionsSchema, input, 'simulate')
  const random = createRandom(seed)
  const wins: [number, number] = [0, 0]
  const endings = { outOfCards: 0, outOfWarCards: 0, forfeit: 0, draw: 0 }
  let rounds = 0
  let checksum = ''
  for (let i = 0; i < games; i++) {
    const { game } = playGame(random)
    const { outcome } = game
    rounds += game.round
    if (outcome && 'winnerIndex' in outcome) {
      wins[outcome.winnerIndex]++
      endings[outcome.victoryType]++
    } else endings.draw++
    checksum = bytesToHex(sha256(utf8ToBytes(checksum + stateHash(game))))
  }
  return { games, seed, wins, endings, rounds, checksum }
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { createRandom, parse, type Random } from '../../core/index.js'
import {
  type Action,
  applyAction,
  type BotStrength,
  botAction,
  botStrengths,
  checkGame,
  defaultRulesVersion,
  type Game,
  type GameConfig,
  type PlayerIndex,
  rulesVersionSchema,
  startGame,
  stateHash,
  viewOf,
} from '../../games/phalanx/index.js'
import { damageModes } from '../../games/phalanx/state.js'

const optionsSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
  damageMode: z.enum(damageModes).default('cumulative'),
  rulesVersion: rulesVersionSchema.default(defaultRulesVersion),
  strengthA: z.enum(botStrengths).default('greedy'),
  strengthB: z.enum(botStrengths).default('greedy'),
})

export type SimulateOptions = z.input<typeof optionsSchema>
type Options = z.output<typeof optionsSchema>

/** Bots that only shuffle hand cards around would go on for ever. */
const longestGame = 2_000
const progressEvery = 1_000

type Simulated = { config: GameConfig; actions: Action[]; game: Game }

function drawConfig(random: Random, { damageMode, rulesVersion, strengthA, strengthB }: Options): GameConfig {
  return {
    rngSeed: random.uint32(),
    players: [
      { id: 'a', name: `A (${strengthA})` },
      { id: 'b', name: `B (${strengthB})` },
    ],
    gameOptions: { damageMode },
    rulesVersion,
  }
}

function chooser(random: Random, { strengthA, strengthB, rulesVersion }: Options) {
  const strengths: Record<PlayerIndex, BotStrength> = [strengthA, strengthB]
  return (game: Game, actionCount: number): Action => {
    const playerIndex = game.activePlayerIndex
    if (actionCount >= longestGame) return { type: 'forfeit', playerIndex }
    const view = viewOf({ ...game, transactionLog: [] }, playerIndex)
    return botAction(view, strengths[playerIndex], random, rulesVersion)
  }
}

function playGame(random: Random, options: Options): Simulated {
  const config = drawConfig(random, options)
  const choose = chooser(random, options)
  const actions: Action[] = []
  let game = startGame(config)
  while (game.phase !== 'gameOver') {
    const action = choose(game, actions.length)
    actions.push(action)
    game = applyAction(game, action, config.rulesVersion).game
  }
  return { config, actions, game }
}

/** Plays the games, checks every position of each and its replay, and returns how many are not as they should be. */
export function verifySimulated(
  input: SimulateOptions,
  { report, progress }: { report: (difference: object) => void; progress: (done: number) => void },
): { games: number; differences: number } {
  const options = parse(optionsSchema, input, 'simulate')
  const random = createRandom(options.seed)
  let differences = 0
  for (let done = 0; done < options.games; done++) {
    if (done > 0 && done % progressEvery === 0) progress(done)
    const config = drawConfig(random, options)
    const { actions, problem } = checkGame(config, chooser(random, options))
    if (!problem) continue
    differences++
    report({ problem, config, actions })
  }
  return { games: options.games, differences }
}

/** The simulated games, one after the other, in the format that `replay` reads. */
export function* simulatedGames(input: SimulateOptions) {
  const options = parse(optionsSchema, input, 'simulate')
  const random = createRandom(options.seed)
  for (let i = 0; i < options.games; i++) {
    const { config, actions } = playGame(random, options)
    yield { config, actions }
  }
}

/** Plays games between bots and sums them up. The checksum covers the last state of each. */
export function simulate(input: SimulateOptions) {
  const options = parse(optionsSchema, input, 'simulate')
  const random = createRandom(options.seed)
  const wins: [number, number] = [0, 0]
  const endings = { lpDepletion: 0, cardDepletion: 0, forfeit: 0 }
  let actionCount = 0
  let checksum = ''
  for (let i = 0; i < options.games; i++) {
    const { game, actions } = playGame(random, options)
    actionCount += actions.length
    if (game.outcome) {
      wins[game.outcome.winnerIndex]++
      endings[game.outcome.victoryType]++
    }
    checksum = bytesToHex(sha256(utf8ToBytes(checksum + stateHash(game))))
  }
  return { games: options.games, seed: options.seed, wins, endings, actions: actionCount, checksum }
}

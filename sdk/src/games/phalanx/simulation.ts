import { z } from 'zod'
import type { BotStrength } from '../../core/bot.js'
import type { PlainGameTypes, Simulation } from '../../core/game.js'
import type { Random } from '../../core/random.js'
import { orThrow } from '../../core/result.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { strengthFlags, strengthOptions } from '../../core/strength-flags.js'
import { botAction } from './bot.js'
import { type GameConfig, startGame } from './game.js'
import { stateHash } from './log.js'
import { applyAction } from './rules.js'
import { rulesVersionSchema } from './schema.js'
import {
  type Action,
  damageModes,
  defaultRulesVersion,
  type Game,
  type RulesVersion,
  type TransactionDetail,
} from './state.js'
import { viewOf } from './view.js'

export type PhalanxTypes = PlainGameTypes<GameConfig, Game, Action, TransactionDetail>

const optionsSchema = z.object({
  ...strengthOptions('greedy'),
  damageMode: z.enum(damageModes).default('cumulative'),
  rulesVersion: z.coerce.number().pipe(rulesVersionSchema).default(defaultRulesVersion),
})

type Options = z.output<typeof optionsSchema>

/** The flag that names the version of the rules. */
export const rulesVersionFlag = (fallback: string) => ({
  value: 'n',
  description: `first combat turn: 0, who deployed last; 1, player 0 (${fallback})`,
})

/** The number of actions after which a bot forfeits: some games between bots would never end. */
const longestGame = 2_000

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

type Seats = { readonly strengths: readonly [BotStrength, BotStrength]; readonly rulesVersion: RulesVersion }

function chooseAction(game: Game, random: Random, actionCount: number, seats: Seats): Action {
  const playerIndex = game.activePlayerIndex
  if (actionCount >= longestGame) return { type: 'forfeit', playerIndex }
  return botAction(viewOf(game, playerIndex), seats.strengths[playerIndex], random, seats.rulesVersion)
}

/** Games of Phalanx Duel between bots. */
export const simulation: Simulation<PhalanxTypes, Options> = {
  flags: {
    ...strengthFlags,
    damageMode: { value: 'mode', description: 'cumulative or per-turn' },
    rulesVersion: rulesVersionFlag('1'),
  },
  options: optionsSchema,
  play(random, options) {
    const { strengthA, strengthB, rulesVersion } = options
    const config = drawConfig(random, options)
    const actions: Action[] = []
    let game = startGame(config)
    while (game.phase !== 'gameOver') {
      const seats = { strengths: [strengthA, strengthB], rulesVersion } as const
      const action = chooseAction(game, random, actions.length, seats)
      actions.push(action)
      game = orThrow(applyAction(game, action, rulesVersion)).game
    }
    return { config, actions, state: game }
  },
  /** The checksum covers the last state of each game. */
  summarize(games) {
    const wins: [number, number] = [0, 0]
    const endings = { lpDepletion: 0, cardDepletion: 0, forfeit: 0 }
    let actionCount = 0
    let checksum = ''
    for (const { state, actions } of games) {
      actionCount += actions.length
      if (state.outcome) {
        wins[state.outcome.winnerIndex]++
        endings[state.outcome.victoryType]++
      }
      checksum = sha256Hex(checksum + stateHash(state))
    }
    return { wins, endings, actions: actionCount, checksum }
  },
}

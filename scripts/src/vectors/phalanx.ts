import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  type BotStrength,
  botAction,
  type GameConfig,
  orThrow,
  type Phase,
  type RulesVersion,
  replaySteps,
  startGame,
  viewOf,
} from '@fivefold/sdk/phalanx'

type GoldenCase = {
  name: string
  strengths: readonly [BotStrength, BotStrength]
  gameOptions: NonNullable<GameConfig['gameOptions']>
  rngSeed: number
  rulesVersion?: RulesVersion
  /** Actions that replace the bot's choice, by the number of actions before. */
  instead?: Readonly<Record<number, 'pass' | 'forfeit'>>
  /** A player forfeits as soon as the game reaches this phase. */
  forfeitIn?: Phase
}

const players: GameConfig['players'] = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Alice' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Bob' },
]

/** The seed of a shuffle that needs no `rngSeed`. */
const longSeed = (digit: string): string => digit.repeat(64)

const cases: readonly GoldenCase[] = [
  ...[1, 20260220, -7, 2 ** 31].map(
    (rngSeed): GoldenCase => ({
      name: `cumulative-${rngSeed}`,
      rngSeed,
      gameOptions: { damageMode: 'cumulative' },
      strengths: ['greedy', 'random'],
    }),
  ),
  ...[2, Number.MAX_SAFE_INTEGER].map(
    (rngSeed): GoldenCase => ({
      name: `per-turn-${rngSeed}`,
      rngSeed,
      gameOptions: { damageMode: 'per-turn' },
      strengths: ['greedy', 'greedy'],
    }),
  ),
  ...['1', 'a'].map(
    (digit): GoldenCase => ({
      name: `sha256-counter-${digit}`,
      rngSeed: 0,
      gameOptions: {
        damageMode: 'cumulative',
        shuffle: { scheme: 'sha256-counter', seed: longSeed(digit) },
      },
      strengths: ['greedy', 'random'],
    }),
  ),
  {
    name: 'pass-and-forfeit',
    rngSeed: 5,
    gameOptions: { damageMode: 'cumulative' },
    strengths: ['random', 'random'],
    instead: { 16: 'pass', 18: 'forfeit' },
  },
  ...([0, 1] as const).map(
    (rulesVersion): GoldenCase => ({
      name: `forfeit-in-reinforcement-rules-${rulesVersion}`,
      rngSeed: 20260220,
      rulesVersion,
      gameOptions: { damageMode: 'cumulative' },
      strengths: ['greedy', 'greedy'],
      forfeitIn: 'reinforcement',
    }),
  ),
  ...[1, 20260220, -7].map(
    (rngSeed): GoldenCase => ({
      name: `rules-0-cumulative-${rngSeed}`,
      rngSeed,
      rulesVersion: 0,
      gameOptions: { damageMode: 'cumulative' },
      strengths: ['greedy', 'random'],
    }),
  ),
  {
    name: 'rules-0-per-turn-2',
    rngSeed: 2,
    rulesVersion: 0,
    gameOptions: { damageMode: 'per-turn' },
    strengths: ['greedy', 'greedy'],
  },
]

/** Two bots; the rules alone decide what they may do. */
function play({ name, strengths, rngSeed, gameOptions, rulesVersion, instead, forfeitIn }: GoldenCase) {
  const config: GameConfig = {
    rngSeed,
    players,
    gameOptions,
    ...(rulesVersion !== undefined && { rulesVersion }),
  }
  const random = createRandom(name)
  let game = startGame(config)
  const actions: Action[] = []
  while (game.phase !== 'gameOver') {
    const playerIndex = game.activePlayerIndex
    const view = viewOf({ ...game, transactionLog: [] }, playerIndex)
    const type = game.phase === forfeitIn ? 'forfeit' : instead?.[actions.length]
    const action: Action = type
      ? { type, playerIndex }
      : botAction(view, strengths[playerIndex], random, rulesVersion)
    game = orThrow(applyAction(game, action, rulesVersion)).game
    actions.push(action)
  }
  const hashes = [...replaySteps(config, actions)].map(({ hash }) => hash)
  return { name, config, actions, hashes, outcome: game.outcome }
}

/** Whole games with the hash of every state, the first one before any action; `fivefold phalanx replay` reads each. */
export async function phalanxVectors(): Promise<Record<string, unknown>> {
  return { golden: cases.map(play) }
}

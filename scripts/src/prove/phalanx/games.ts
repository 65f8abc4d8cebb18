import { checkGame, createRandom, type Random } from '@fivefold/sdk/core'
import { type Action, type Game, type GameConfig, legalActions, phalanx } from '@fivefold/sdk/phalanx'

const progressEvery = 1_000

const players: GameConfig['players'] = [
  { id: 'a', name: 'Alice' },
  { id: 'b', name: 'Bob' },
]

/** Both damage modes with both shuffles, in both versions of the rules. */
function drawConfig(random: Random): GameConfig {
  const damageMode = random.pick(['cumulative', 'per-turn'] as const)
  const rulesVersion = random.pick([0, 1] as const)
  if (random.below(2) === 0)
    return { rngSeed: random.uint32(), players, gameOptions: { damageMode }, rulesVersion }
  const seed = Buffer.from(random.bytes(32)).toString('hex')
  const shuffle = { scheme: 'sha256-counter', seed } as const
  return { rngSeed: 0, players, gameOptions: { damageMode, shuffle }, rulesVersion }
}

/** Any legal action; rarely a pass, so that games end, and very rarely a forfeit. */
function drawAction(game: Game, random: Random): Action {
  const forfeit: Action = { type: 'forfeit', playerIndex: game.activePlayerIndex }
  if (game.phase !== 'deployment' && random.below(400) === 0) return forfeit
  const actions = legalActions(game)
  const others = random.below(8) === 0 ? actions : actions.filter(({ type }) => type !== 'pass')
  return random.pick(others.length > 0 ? others : actions)
}

export type GamesOptions = {
  games: number
  seed: string
  /** A game that breaks an invariant, or does not replay to its own hashes. */
  report: (difference: object) => void
  progress: (text: string) => void
}

/** Plays random games, checks every position, and replays each game from its record. Returns how many differ. */
export function proveGames({ games, seed, report, progress }: GamesOptions): number {
  let differences = 0
  for (let number = 0; number < games; number++) {
    if (number > 0 && number % progressEvery === 0) progress(`${number} of ${games} games`)
    // Each game has its own seed, so that a failing one can be reproduced alone.
    const random = createRandom(`phalanx/${seed}/${number}`)
    const config = drawConfig(random)
    const { actions, problem } = checkGame(phalanx, config, (game) => drawAction(game, random))
    if (!problem) continue
    differences++
    report({ number, problem, config, actions })
  }
  return differences
}

import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  combineSecrets,
  type GameConfig,
  orThrow,
  randomAction,
  randomMatch,
  replaySteps,
  seedCommitment,
  startGame,
} from '@fivefold/sdk/war'

type GoldenCase = { name: string; isAgreed?: boolean; forfeitAfter?: number }

/** Found by search: two and three wars in a row, no cards for a war; all short, because every hash is recorded. */
const cases: readonly GoldenCase[] = [
  { name: 'war-63' },
  { name: 'war-313' },
  { name: 'war-465' },
  { name: 'war-agreed', isAgreed: true, forfeitAfter: 150 },
  { name: 'war-forfeit', forfeitAfter: 11 },
]

const secrets = ['1f'.repeat(32), 'e0'.repeat(32)] as const

const agreed = (config: GameConfig): GameConfig => ({
  ...config,
  seed: combineSecrets(secrets),
  agreement: { commitments: [seedCommitment(secrets[0]), seedCommitment(secrets[1])], secrets },
})

function play({ name, isAgreed, forfeitAfter }: GoldenCase) {
  const random = createRandom(name)
  const match = randomMatch(random)
  const config = isAgreed ? agreed(match.config) : match.config
  const actions: Action[] = []
  let game = orThrow(startGame(config)).game
  while (game.phase !== 'gameOver') {
    const action: Action =
      actions.length === forfeitAfter
        ? { type: 'forfeit', playerIndex: 1 }
        : randomAction(game, match, random)
    game = orThrow(applyAction(game, action)).game
    actions.push(action)
  }
  const hashes = [...replaySteps(config, actions)].map(({ hash }) => hash)
  return { name, config, actions, hashes, outcome: game.outcome }
}

/** Whole games with the hash of every state, the first one before any action; `fivefold war replay` reads each. */
export async function warVectors(): Promise<Record<string, unknown>> {
  return { golden: cases.map(play) }
}

import { createHash } from 'node:crypto'
import { canonicalJson, createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  botAction,
  type GameConfig,
  orThrow,
  replaySteps,
  startGame,
  viewOf,
} from '@fivefold/sdk/phalanx'
import { measureRates } from './measure.js'
import { formatRates } from './report.js'

const players: GameConfig['players'] = [
  { id: 'a', name: 'Alice' },
  { id: 'b', name: 'Bob' },
]

function playGame(rngSeed: number): { config: GameConfig; actions: Action[] } {
  const config: GameConfig = { rngSeed, players }
  const random = createRandom(`bench ${rngSeed}`)
  const actions: Action[] = []
  let game = startGame(config)
  while (game.phase !== 'gameOver') {
    const view = viewOf({ ...game, transactionLog: [] }, game.activePlayerIndex)
    const action = botAction(view, 'random', random)
    game = orThrow(applyAction(game, action)).game
    actions.push(action)
  }
  return { config, actions }
}

const games = Array.from({ length: 20 }, (_, seed) => playGame(seed))
const actionCount = games.reduce((sum, { actions }) => sum + actions.length, 0)

function applyOnly(): number {
  for (const { config, actions } of games) {
    let game = startGame(config)
    for (const action of actions) game = orThrow(applyAction(game, action)).game
  }
  return actionCount
}

function applyAndHash(): number {
  for (const { config, actions } of games) for (const _ of replaySteps(config, actions));
  return actionCount
}

/** A lower bound for hashing: the whole state as text, rebuilt each time, through the native SHA-256. */
function hashPlainly(): number {
  for (const { config, actions } of games) {
    let game = startGame(config)
    for (const action of actions) {
      game = orThrow(applyAction(game, action)).game
      createHash('sha256').update(canonicalJson(game)).digest('hex')
    }
  }
  return actionCount
}

export async function benchPhalanxRules(): Promise<string> {
  const rates = await measureRates([
    { name: 'rules with hashing, as the server runs them', run: applyAndHash },
    { name: 'rules, whole state to text each time, native SHA-256', run: hashPlainly },
    { name: 'rules alone', run: applyOnly },
  ])
  return formatRates('Phalanx Duel: rules', 'actions', rates)
}

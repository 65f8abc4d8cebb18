import {
  type Action,
  applyAction,
  cardValue,
  type Game,
  type GameConfig,
  legalActions,
  orThrow,
  startGame,
} from '@fivefold/sdk/phalanx'

/** Rates an action for a short match: weak cards deployed, much damage to life points. */
function haste(game: Game, action: Action): number {
  if (action.type === 'pass') return Number.NEGATIVE_INFINITY
  if (action.type === 'deploy' || action.type === 'reinforce') return -cardValue(action.card)
  const { details } = orThrow(applyAction(game, action))
  if (details.type !== 'attack') return 0
  const { totalLpDamage, steps } = details.combat
  return totalLpDamage * 10 + steps.filter(({ destroyed }) => destroyed).length
}

/** The actions of a whole match; the same seed gives the same actions. */
export function scriptMatch(config: GameConfig): readonly Action[] {
  const actions: Action[] = []
  let game = startGame(config)
  while (game.phase !== 'gameOver') {
    const [first, ...others] = legalActions(game)
    if (!first) throw new Error(`nothing is possible in the ${game.phase} phase`)
    const best = others.reduce(
      (found, each) => (haste(game, each) > haste(game, found) ? each : found),
      first,
    )
    actions.push(best)
    game = orThrow(applyAction(game, best)).game
  }
  return actions
}

import type { BotStrength } from '../../core/bot.js'
import type { Random } from '../../core/index.js'
import type { Action } from './actions.js'
import { greedyTurn, searchedTurn } from './bot-search.js'
import { legalActions } from './legal-actions.js'
import { previewActions } from './preview.js'
import { type CardStats, type Game, gameStatus } from './state.js'

export { type BotStrength, botStrengths } from '../../core/bot.js'

/** Random legal actions; ending the turn is as likely as any other. */
function randomTurn(game: Game, cards: readonly CardStats[], random: Random): Action[] {
  const chosen: Action[] = []
  for (let now = game; now.status === gameStatus.running; ) {
    const action = random.pick(legalActions(now, cards))
    chosen.push(action)
    if (action.type === 'EndTurn') break
    // From the start of the turn, so that every draw on the way counts.
    const preview = previewActions(game, cards, chosen)
    if (!preview.ok) break
    now = preview.game
  }
  return chosen
}

const choose: Record<BotStrength, (game: Game, cards: readonly CardStats[], random: Random) => Action[]> = {
  random: randomTurn,
  greedy: greedyTurn,
  search: searchedTurn,
}

/** A whole turn of the active player; empty while the hands are not dealt. The same seed gives the same turn. */
export function botTurn(
  game: Game,
  cards: readonly CardStats[],
  strength: BotStrength,
  random: Random,
): Action[] {
  return game.status === gameStatus.running ? choose[strength](game, cards, random) : []
}

import type { BotStrength } from '../../core/bot.js'
import type { Random } from '../../core/random.js'
import { orThrow } from '../../core/result.js'
import { evaluate, searchValue, withoutPass } from './bot-search.js'
import { legalActions } from './legal-actions.js'
import { applyAction } from './rules.js'
import {
  type Action,
  type Card,
  defaultRulesVersion,
  type Game,
  orderedDeck,
  otherPlayer,
  type PlayerIndex,
  type RulesVersion,
} from './state.js'

export { type BotStrength, botStrengths } from '../../core/bot.js'

/** The number of possible opponent hands that the search samples. */
const worlds = 3

/** Any legal action; passing only where nothing else is possible. */
function randomAction(view: Game, random: Random): Action {
  return random.pick(withoutPass(legalActions(view)))
}

function bestAction(actions: readonly Action[], value: (action: Action) => number): Action {
  let best = actions[0] as Action
  let bestValue = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const found = value(action)
    if (found > bestValue) {
      best = action
      bestValue = found
    }
  }
  return best
}

/** The action with the best immediate value. */
function greedyAction(view: Game, random: Random, rulesVersion: RulesVersion): Action {
  const me = view.activePlayerIndex
  const world = imagine(view, me, random)
  return bestAction(random.shuffle(withoutPass(legalActions(view))), (action) =>
    evaluate(orThrow(applyAction(world, action, rulesVersion)).game, me),
  )
}

/** The action with the best searched value over several sampled games that fit the view. */
function searchedAction(view: Game, random: Random, rulesVersion: RulesVersion): Action {
  const me = view.activePlayerIndex
  const imagined = Array.from({ length: worlds }, () => imagine(view, me, random))
  return bestAction(random.shuffle(withoutPass(legalActions(view))), (action) =>
    imagined.reduce(
      (sum, world) => sum + searchValue(orThrow(applyAction(world, action, rulesVersion)).game, me),
      0,
    ),
  )
}

const choose: Record<BotStrength, (view: Game, random: Random, rulesVersion: RulesVersion) => Action> = {
  random: randomAction,
  greedy: greedyAction,
  search: searchedAction,
}

/** The action of the active player, chosen from that player's view alone. The same seed gives the same action. */
export function botAction(
  view: Game,
  strength: BotStrength,
  random: Random,
  rulesVersion: RulesVersion = defaultRulesVersion,
): Action {
  return choose[strength](view, random, rulesVersion)
}

/** A sampled game that fits the view: the opponent's hidden cards in random order. */
function imagine(view: Game, me: PlayerIndex, random: Random): Game {
  const opponent = otherPlayer(me)
  const { handCount = 0, drawpileCount: _hidden, ...seen } = view.players[opponent]
  const { handCount: _mine, drawpileCount: _own, ...self } = view.players[me]
  const isKnown = new Set(
    [...seen.battlefield.flatMap((cell) => (cell ? [cell.card] : [])), ...seen.discardPile].map(cardKey),
  )
  const hidden = random.shuffle(orderedDeck().filter((card) => !isKnown.has(cardKey(card))))
  const other = { ...seen, hand: hidden.slice(0, handCount), drawpile: hidden.slice(handCount) }
  return { ...view, players: me === 0 ? [self, other] : [other, self] }
}

const cardKey = ({ suit, rank }: Card): string => suit + rank

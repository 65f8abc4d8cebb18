import type { BotStrength } from '../../core/bot.js'
import type { Random } from '../../core/index.js'
import { bestPlacement, evaluate } from './bot-search.js'
import { orThrow } from './error.js'
import { earthChoices, emptyCells, legalPlacements, markChoices, unusedCards } from './legal-turns.js'
import { applyTurn } from './rules.js'
import { type MatchState, none, playerToMove, type Turn } from './state.js'

export { type BotStrength, botStrengths } from '../../core/bot.js'

/** A random legal turn; at least half of them set no mark, so that marks last for the whole match. */
export function randomTurn(state: MatchState, random: Random): Turn {
  const cell = random.pick(emptyCells(state))
  const cardIndex = random.pick(unusedCards(state))
  return {
    cell,
    cardIndex,
    warningMarkCell: random.below(2) === 0 ? none : random.pick(markChoices(state, cell)),
    earthBoostEdge: random.pick(earthChoices(state, cardIndex)),
    reserved: 0,
  }
}

/** The placement with the best immediate value. */
function greedyTurn(state: MatchState, random: Random): Turn {
  const player = playerToMove(state)
  const placements = random.shuffle(legalPlacements(state))
  return placements.reduce(
    (best, turn) => {
      const value = evaluate(orThrow(applyTurn(state, turn)).state, player)
      return value > best.value ? { turn, value } : best
    },
    { turn: placements[0] as Turn, value: Number.NEGATIVE_INFINITY },
  ).turn
}

/** The placement with the best searched value, and the mark that weakens the opponent's best answer most. */
function searchedTurn(state: MatchState, random: Random): Turn {
  const { turn } = bestPlacement(state, random.shuffle(legalPlacements(state)))
  let best = { turn, harm: Number.NEGATIVE_INFINITY }
  for (const warningMarkCell of markChoices(state, turn.cell)) {
    const candidate = { ...turn, warningMarkCell }
    const { state: after } = orThrow(applyTurn(state, candidate))
    const answers = legalPlacements(after)
    const harm = answers.length === 0 ? 0 : -bestPlacement(after, answers, 2).value
    if (harm > best.harm) best = { turn: candidate, harm }
  }
  return best.turn
}

const choose: Record<BotStrength, (state: MatchState, random: Random) => Turn> = {
  random: randomTurn,
  greedy: greedyTurn,
  search: searchedTurn,
}

/** The bot's turn in a match that is not over. The same seed gives the same turn. */
export function botTurn(state: MatchState, strength: BotStrength, random: Random): Turn {
  return choose[strength](state, random)
}

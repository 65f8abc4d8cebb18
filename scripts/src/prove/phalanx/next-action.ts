import type { Random } from '@fivefold/sdk/core'
import { type Action, type BotStrength, botAction, type GameState } from '@fivefold/sdk/phalanx'

/** Actions after which a match is given up: two players who can only pass would never come to an end. */
const longest = 300

/** A bot's action, of a bot that gives up at some time. */
export function nextAction(state: GameState, strength: BotStrength, random: Random): Action {
  const { transactionLog, phase, activePlayerIndex } = state
  return transactionLog.length > longest && phase !== 'deployment'
    ? { type: 'forfeit', playerIndex: activePlayerIndex }
    : botAction(state, strength, random)
}

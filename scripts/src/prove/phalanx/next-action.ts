import type { Random } from '@fivefold/sdk/core'
import { type Action, type BotStrength, botAction, type GameState } from '@fivefold/sdk/phalanx'

/** Actions after which a player forfeits: two players who can only pass would never end a match. */
const longest = 300

/** A bot's action; after the limit, a forfeit. */
export function nextAction(state: GameState, strength: BotStrength, random: Random): Action {
  const { transactionLog, phase, activePlayerIndex } = state
  return transactionLog.length > longest && phase !== 'deployment'
    ? { type: 'forfeit', playerIndex: activePlayerIndex }
    : botAction(state, strength, random)
}

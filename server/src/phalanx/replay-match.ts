import { type GameState, replayGame, type TransactionLogEntry, verifyLog } from '@fivefold/sdk/phalanx'
import { configOfMatch, type MatchFacts } from './match.js'

/** Plays a stored match again and checks its hash chain. */
export function replayMatch(facts: MatchFacts, log: readonly TransactionLogEntry[]) {
  const config = configOfMatch(facts)
  const replay = replayGame(
    config,
    log.map(({ action }) => action),
  )
  const state: GameState = { ...replay.state, transactionLog: log }
  return {
    valid: replay.valid && verifyLog(state).valid,
    actionCount: log.length,
    finalStateHash: replay.finalStateHash,
  }
}

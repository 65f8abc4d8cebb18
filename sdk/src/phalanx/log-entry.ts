import { stateHash } from './hash.js'
import { applyAction } from './rules.js'
import type { Action, Game, GameState, TransactionLogEntry } from './state.js'

/** Carries an action out and writes it down; throws where `applyAction` does. */
export function recordAction(
  state: GameState,
  action: Action,
  timestamp: string,
): { state: GameState; entry: TransactionLogEntry } {
  const { transactionLog, ...before } = state
  const { game, details } = applyAction(before, action)
  const entry: TransactionLogEntry = {
    sequenceNumber: transactionLog.length,
    action,
    stateHashBefore: transactionLog.at(-1)?.stateHashAfter ?? stateHash(before),
    stateHashAfter: stateHash(game),
    timestamp,
    details,
  }
  return { state: withEntry(game, transactionLog, entry), entry }
}

const withEntry = (
  game: Game,
  log: readonly TransactionLogEntry[],
  entry: TransactionLogEntry,
): GameState => ({
  ...game,
  transactionLog: [...log, entry],
})

import { type LogEntry, type LogVerdict, verifyChain } from '../core/game-log.js'
import type { AnyState, Integrity } from './match.js'

/** Checks a state's log for consistency and against the log of the previous state; `prove` checks a finished match. */
export function checkIntegrity<State extends AnyState>(
  known: readonly LogEntry<unknown, unknown>[],
  state: State,
  prove: (state: State) => Integrity,
): Integrity {
  const rewritten = known.findIndex(
    ({ stateHashAfter }, index) => state.transactionLog[index]?.stateHashAfter !== stateHashAfter,
  )
  if (rewritten >= 0) return { status: 'broken', reason: `entry ${rewritten} of the log was changed` }
  const chain = integrityOf(verifyChain(state.transactionLog))
  if (chain.status === 'broken') return chain
  return state.phase === 'gameOver' ? prove(state) : { status: 'chained' }
}

/** The verdict of a replay as an integrity status. */
export const integrityOf = (verdict: LogVerdict): Integrity =>
  verdict.valid
    ? { status: 'proven' }
    : { status: 'broken', reason: `entry ${verdict.sequenceNumber}: ${verdict.reason}` }

import { type LogEntry, type LogVerdict, verifyChain } from '../core/game-log.js'
import type { GameStatePatchMessage } from '../core/match-messages.js'
import { applyPatch } from '../core/state-patch.js'
import type { AnyState, Integrity } from './match.js'
import type { MatchCodec, StateMessage } from './protocol.js'

/** Applies a patch and returns the message with the whole state; undefined where the patch is for another state. */
export function patchedMessage<State extends AnyState>(
  { read }: MatchCodec<State>,
  state: State | undefined,
  { patch, logStart, ...message }: GameStatePatchMessage,
): StateMessage<State> | undefined {
  if (state?.transactionLog.length !== logStart) return undefined
  // The known entries were checked when they were received, so only new ones are parsed.
  const patched = tryPatch({ ...state, transactionLog: [] }, patch)
  const whole = read({ ...message, type: 'gameState', state: patched })
  if (whole?.type !== 'gameState') return undefined
  const transactionLog = [...state.transactionLog, ...whole.state.transactionLog]
  return { ...whole, state: { ...whole.state, transactionLog } }
}

function tryPatch(state: AnyState, patch: GameStatePatchMessage['patch']): unknown {
  try {
    return applyPatch(state, patch)
  } catch {
    return undefined
  }
}

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

import type { GameStatePatchMessage } from '../core/match-messages.js'
import { applyPatch } from '../core/state-patch.js'
import type { AnyState } from './match.js'
import type { MatchCodec, StateMessage } from './protocol.js'

/** The message with the whole state that a patch leads to; undefined where it is a patch for another state. */
export function patchedMessage<State extends AnyState>(
  { read }: MatchCodec<State>,
  state: State | undefined,
  { patch, logStart, ...message }: GameStatePatchMessage,
): StateMessage<State> | undefined {
  if (state?.transactionLog.length !== logStart) return undefined
  // The entries that are known were checked when they came.
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

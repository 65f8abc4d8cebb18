import type { GameStatePatchMessage } from '../core/match-messages.js'
import { applyPatch } from '../core/state-patch.js'
import type { AnyState } from './match.js'
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

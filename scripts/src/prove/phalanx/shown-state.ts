import { applyPatch } from '@fivefold/sdk/core'
import type { GameState, GameStateMessage, GameStatePatchMessage, ServerMessage } from '@fivefold/sdk/phalanx'

export type StateMessage = GameStateMessage | GameStatePatchMessage

export const isStateMessage = (message: ServerMessage): message is StateMessage =>
  message.type === 'gameState' || message.type === 'gameStatePatch'

/** A reader's state after a message, as any client would reconstruct it. */
export function shownAfter(known: GameState | undefined, message: StateMessage): GameState {
  if (message.type === 'gameState') return message.state
  if (known?.transactionLog.length !== message.logStart)
    throw new Error(`a patch of the state after ${message.logStart} actions came to another`)
  return applyPatch(known, message.patch) as GameState
}

import {
  type Action,
  type CreateMatchMessage,
  type GameState,
  seedCommitment,
  serverMessageSchema,
  verifyLog,
} from '../../phalanx/index.js'
import { integrityOf } from '../match/integrity.js'
import type { Integrity, MatchSnapshotOf, ServerMatchOf } from '../match/match.js'
import type { MatchProtocol, ServerMessage } from '../match/protocol.js'

export type MatchSnapshot = MatchSnapshotOf<GameState>
/** A match on a server, followed through lost connections. */
export type PhalanxMatch = ServerMatchOf<MatchSnapshot, Action>
export type NewMatchOptions = Omit<CreateMatchMessage, 'type' | 'game' | 'deltas'>

export const phalanxProtocol: MatchProtocol<GameState> = {
  read: (message) => serverMessageSchema.safeParse(message).data as ServerMessage<GameState> | undefined,
  prove: proveMatch,
  // The players take turns: whatever came in between came instead.
  maySendAgain: (since) => since.length === 0,
}

function proveMatch(state: GameState, commitment: string | undefined): Integrity {
  const found = integrityOf(verifyLog(state))
  const isOther = commitment && commitment !== seedCommitment(state.rngSeed, state.gameOptions)
  if (found.status === 'proven' && isOther)
    return { status: 'broken', reason: 'the seed is not the one that was promised' }
  return found
}

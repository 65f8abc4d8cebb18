import {
  type Action,
  type CreateMatchMessage,
  type GameState,
  type RulesVersion,
  seedCommitment,
  serverMessageSchema,
  verifyLog,
} from '../../games/phalanx/index.js'
import { integrityOf } from '../integrity.js'
import type { Integrity, MatchSnapshotOf, ServerMatchOf } from '../match.js'
import type { MatchPromise, MatchProtocol, ServerMessage } from '../protocol.js'

export type MatchSnapshot = MatchSnapshotOf<GameState>
/** A match on a server, followed through lost connections. */
export type PhalanxMatch = ServerMatchOf<MatchSnapshot, Action> & {
  /** What the match is played by; 1 where the server does not name it. */
  readonly rulesVersion: RulesVersion | undefined
}
export type NewMatchOptions = Omit<CreateMatchMessage, 'type' | 'game' | 'deltas'>

export const phalanxProtocol: MatchProtocol<GameState> = {
  read: (message) => serverMessageSchema.safeParse(message).data as ServerMessage<GameState> | undefined,
  prove: proveMatch,
  // The players take turns: whatever came in between came instead.
  maySendAgain: (since) => since.length === 0,
}

function proveMatch(state: GameState, { seedCommitment: promised, rulesVersion }: MatchPromise): Integrity {
  const found = integrityOf(verifyLog(state, rulesVersion))
  const isOther = promised && promised !== seedCommitment(state.rngSeed, state.gameOptions)
  if (found.status === 'proven' && isOther)
    return { status: 'broken', reason: 'the seed is not the one that was promised' }
  return found
}

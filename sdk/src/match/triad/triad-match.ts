import { type Action, type GameState, serverMessageSchema, verifyLog } from '../../games/triad/match/index.js'
import type { MatchSnapshotOf, ServerMatchOf } from '../match.js'
import type { MatchCodec, ServerMessage } from '../protocol.js'
import { integrityOf } from '../received-state.js'

export type TriadSnapshot = MatchSnapshotOf<GameState>
/** A match of Triad: on a server, followed through lost connections, or against a bot in this program. */
export type TriadMatch = ServerMatchOf<TriadSnapshot, Action>

export const triadCodec: MatchCodec<GameState> = {
  read: (message) => serverMessageSchema.safeParse(message).data as ServerMessage<GameState> | undefined,
  prove: (state) => integrityOf(verifyLog(state)),
  // The players take turns, but both sign in any order.
  maySendAgain: (since) => since.every(({ action }) => (action as Action).type === 'sign'),
}

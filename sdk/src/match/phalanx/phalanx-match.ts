import {
  type Action,
  type CreateMatchMessage,
  type GameState,
  type RulesVersion,
  seedCommitment,
  serverMessageSchema,
  verifyLog,
} from '../../games/phalanx/index.js'
import type { Integrity, MatchSnapshotOf, ServerMatchOf } from '../match.js'
import { type ConnectOptions, emptySnapshot, MatchClient } from '../match-client.js'
import type { JoinRequest, MatchCodec, MatchPromise, NewMatchOf, ServerMessage } from '../protocol.js'
import { integrityOf } from '../received-state.js'

export type MatchSnapshot = MatchSnapshotOf<GameState>
/** A match on a server; the client reconnects by itself. */
export type PhalanxMatch = ServerMatchOf<MatchSnapshot, Action> & {
  /** The version of the rules; undefined, which is 1, where the server does not send it. */
  readonly rulesVersion: RulesVersion | undefined
}
export type NewMatchOptions = NewMatchOf<CreateMatchMessage>

const phalanxCodec: MatchCodec<GameState> = {
  read: (message) => serverMessageSchema.safeParse(message).data as ServerMessage<GameState> | undefined,
  prove: proveMatch,
  // The players take turns: a new entry took the place of the action.
  maySendAgain: (since) => since.length === 0,
}

function proveMatch(state: GameState, { seedCommitment: promised, joined }: MatchPromise): Integrity {
  const rulesVersion = rulesVersionOf(joined)
  const found = integrityOf(verifyLog(state, rulesVersion))
  const isOther = promised && promised !== seedCommitment(state.rngSeed, state.gameOptions)
  if (found.status === 'proven' && isOther)
    return { status: 'broken', reason: 'the seed is not the one that was promised' }
  return found
}

const rulesVersionOf = (joined: MatchPromise['joined']): RulesVersion | undefined =>
  joined && 'rulesVersion' in joined ? (joined.rulesVersion as RulesVersion | undefined) : undefined

export class PhalanxClient extends MatchClient<GameState, Action, MatchSnapshot> implements PhalanxMatch {
  constructor(serverUrl: string, joinRequest: JoinRequest, options: ConnectOptions) {
    super(serverUrl, joinRequest, options, phalanxCodec, emptySnapshot)
  }

  get rulesVersion(): RulesVersion | undefined {
    return rulesVersionOf(this.joined)
  }
}

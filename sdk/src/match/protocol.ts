import type {
  CreateMatchMessage,
  GameStateMessage,
  GameStatePatchMessage,
  JoinMatchMessage,
  MatchMessage,
  WatchMatchMessage,
} from '../core/match-messages.js'
import type { AnyState, Integrity } from './match.js'

/** The first message of a client, which creates, joins or watches a match. */
export type JoinRequest = CreateMatchMessage | JoinMatchMessage | WatchMatchMessage

/** The options of a new match: the fields of a game's `createMatch` that the caller chooses. */
export type NewMatchOf<Message> = Omit<Message, 'type' | 'game' | 'deltas' | 'playerId' | 'newPlayerId'> & {
  /** For a rematch: the token of one's seat in the match before, which becomes the token of the new seat. */
  seatToken?: string
}

/** The server's answer to a join request. */
export type JoinedMessage = Extract<
  MatchMessage,
  { type: 'matchCreated' | 'matchJoined' | 'spectatorJoined' }
>

/** A message that only one game has. */
export type GameMessage = { readonly type: 'gameMessage'; readonly message: unknown }

export type StateMessage<State> = GameStateMessage & { readonly state: State }

export type ServerMessage<State> = MatchMessage | StateMessage<State> | GameStatePatchMessage | GameMessage

/** What the server committed to before the first action. */
export type MatchPromise = {
  readonly seedCommitment: string | undefined
  /** The first answer of the server, with the game's own fields. */
  readonly joined: JoinedMessage | undefined
}

/** A game's part of the client. */
export type MatchCodec<State extends AnyState> = {
  /** A message of the server; undefined where it is unknown. */
  read(message: unknown): ServerMessage<State> | undefined
  /** Replays a finished match. */
  prove(state: State, promise: MatchPromise): Integrity
  /** Whether an action may be sent again on a new connection after these entries. */
  maySendAgain(since: State['transactionLog']): boolean
}

import type * as phalanx from '../games/phalanx/index.js'
import type * as triad from '../games/triad/match/index.js'
import type * as war from '../games/war/index.js'
import type { AnyState, Integrity } from './match.js'

export type ClientMessage = phalanx.ClientMessage | war.ClientMessage | triad.ClientMessage
/** How a match is entered the first time. */
export type Entrance = Exclude<ClientMessage, { type: 'action' | 'revealSeed' }>

export type GameStateMessage<State> = Omit<war.GameStateMessage, 'state'> & { state: State }
export type GameStatePatchMessage = Extract<war.ServerMessage, { type: 'gameStatePatch' }>
export type ServerMessage<State> =
  | Exclude<phalanx.ServerMessage | war.ServerMessage, { type: 'gameState' }>
  | GameStateMessage<State>

/** What the server promised before the first action. */
export type MatchPromise = {
  readonly seedCommitment: string | undefined
  readonly rulesVersion: phalanx.RulesVersion | undefined
}

/** What differs between the games. */
export type MatchProtocol<State extends AnyState> = {
  /** A message of the server; undefined where it is none that we know. */
  read(message: unknown): ServerMessage<State> | undefined
  /** Replays a finished match. */
  prove(state: State, promise: MatchPromise): Integrity
  /** Whether an action may be sent again on a new connection after these came before it. */
  maySendAgain(since: State['transactionLog']): boolean
}

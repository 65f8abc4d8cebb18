import type { FivefoldError } from '../core/error.js'
import type { LogEntry } from '../core/game-log.js'
import type { PlayerIndex } from '../core/player.js'

/** A state of any game. */
export type AnyState = {
  readonly phase: string
  readonly transactionLog: readonly LogEntry<unknown, unknown>[]
}

export type MatchConnection = 'open' | 'connecting' | 'closed'

/** What this client verified of the match, without trusting the server. */
export type Integrity =
  /** The log is one unbroken chain so far; the cards behind it are still hidden. */
  | { status: 'chained' }
  /** The match is over, and replaying it from its revealed seed gives every hash. */
  | { status: 'proven' }
  | { status: 'broken'; reason: string }

/** The disconnected players, by seat, and when each one forfeits. */
export type Absences = { readonly [player in PlayerIndex]?: { readonly forfeitAt?: string | undefined } }

export type MatchSnapshotOf<State> = {
  /** Undefined until the server has sent one: the other seat may still be empty. */
  readonly state: State | undefined
  readonly connection: MatchConnection
  /** Never contains the player of this client. */
  readonly away: Absences
  /** When the server moves for the active player. */
  readonly turnDeadline?: string | undefined
  /** The rematch that one of the players asked for. */
  readonly rematchId?: string | undefined
  /** The number of spectators when the state was sent; undefined where there were none. */
  readonly spectatorCount?: number | undefined
  readonly integrity: Integrity
  /** Why the connection is closed for good. */
  readonly error?: FivefoldError | undefined
}

/** A match on a server, followed through lost connections. */
export type ServerMatchOf<Snapshot, Action> = {
  readonly matchId: string
  /** Null: a spectator. */
  readonly playerIndex: PlayerIndex | null
  /** The secret token of the seat (`playerId` on the wire): store it to reconnect, and never share it. */
  readonly seatToken: string | null
  /** SHA-256 of all inputs of the randomness, published before the first card is drawn. */
  readonly seedCommitment: string | undefined
  /** The same object until something changes. */
  getSnapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /** Resolves when the server has stored the action; rejects with the server's code. */
  act(action: Action): Promise<void>
  close(): void
}

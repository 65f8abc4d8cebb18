import type { MatchSnapshotOf, ServerMatchOf } from '@fivefold/sdk/match'
import type { Names } from '../seat-names.js'
import type { SeatStore } from './seat-store.js'

export type { Names } from '../seat-names.js'

/** A game of the match server, as the shared screens see it. */
export type ServerGame = {
  /** Also the game's route. */
  id: string
  name: string
  /** The route of a match below the game's own; `match` by default. */
  matchRoute?: string
  useSeats: SeatStore
}

/** The path of a match of a server game. */
export const matchPath = ({ id, matchRoute = 'match' }: ServerGame, matchId: string): string =>
  `/${id}/${matchRoute}/${matchId}`

export type PlayerIndex = 0 | 1

export const opponentOf = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0)

/** A match of any game, and this browser's seat in it. */
export type SeatedMatch = Pick<
  ServerMatchOf<unknown, never>,
  'matchId' | 'playerIndex' | 'seatToken' | 'seedCommitment'
> & {
  /** This player's part of the seed, in games whose players make it together. */
  readonly secret?: string
}

/** What a match of any game has, beside its state. */
export type AnySnapshot<State extends AnyPhase = AnyPhase> = MatchSnapshotOf<State>
type AnyPhase = { readonly phase: string }

/** A subscription to a match; ends with `close`. */
export type FollowedMatch<State extends AnyPhase = AnyPhase> = SeatedMatch & {
  getSnapshot(): AnySnapshot<State>
  subscribe(listener: () => void): () => void
  close(): void
}

type Seated = { readonly player: { readonly name: string } }

/** The state of a match that has started, for a game with a log. */
export type PlayedState = AnyPhase & {
  readonly players: readonly [Seated, Seated]
  readonly transactionLog: readonly { readonly timestamp: string }[]
}

/** The own seat is "You". Two equal names are made distinct. */
export function namesFor(players: PlayedState['players'], seat: PlayerIndex | null): Names {
  const [first, second] = [players[0].player.name, players[1].player.name]
  if (seat === 0) return ['You', second]
  if (seat === 1) return [first, 'You']
  return first === second ? [`${first} (1)`, `${second} (2)`] : [first, second]
}

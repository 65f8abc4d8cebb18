import type { MatchSnapshotOf, ServerMatchOf } from '@fivefold/sdk/match'
import type { Names } from '../seat-names.js'
import type { SeatStore } from './seat-store.js'

export type { Names } from '../seat-names.js'

/** A game of the match server, as far as the screens that such games share know it. */
export type ServerGame = {
  /** Also its route. */
  id: string
  name: string
  /** The route of a match below the game's own; `match` by default. */
  matchRoute?: string
  useSeats: SeatStore
}

/** Where a match of a server game is played and watched. */
export const matchPath = ({ id, matchRoute = 'match' }: ServerGame, matchId: string): string =>
  `/${id}/${matchRoute}/${matchId}`

export type PlayerIndex = 0 | 1

export const opponentOf = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0)

/** A match of any game, and one's seat in it. */
export type SeatedMatch = Pick<
  ServerMatchOf<unknown, never>,
  'matchId' | 'playerIndex' | 'seatToken' | 'seedCommitment'
> & {
  /** One's part of the seed, where the players make it together. */
  readonly secret?: string
}

/** What every game shows of a match, beside its state. */
export type AnySnapshot<State extends AnyPhase = AnyPhase> = MatchSnapshotOf<State>
type AnyPhase = { readonly phase: string }

/** A match that is followed until it is closed. */
export type FollowedMatch<State extends AnyPhase = AnyPhase> = SeatedMatch & {
  getSnapshot(): AnySnapshot<State>
  subscribe(listener: () => void): () => void
  close(): void
}

type Seated = { readonly player: { readonly name: string } }

/** A state that has begun, of a game with a log. */
export type PlayedState = AnyPhase & {
  readonly players: readonly [Seated, Seated]
  readonly transactionLog: readonly { readonly timestamp: string }[]
}

/** Own seat: "You". Two of the same name are told apart. */
export function namesFor(players: PlayedState['players'], seat: PlayerIndex | null): Names {
  const [first, second] = [players[0].player.name, players[1].player.name]
  if (seat === 0) return ['You', second]
  if (seat === 1) return [first, 'You']
  return first === second ? [`${first} (1)`, `${second} (2)`] : [first, second]
}

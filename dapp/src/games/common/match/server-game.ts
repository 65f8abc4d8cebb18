import type { MatchSnapshotOf, ServerMatchOf } from '@fivefold/sdk/match'
import type { SeatStore } from './seat-store.js'

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
/** What each player is called by the viewer. */
export type Names = readonly [string, string]

export const opponentOf = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0)

/** A match of any game, and one's seat in it. */
export type SeatedMatch = Pick<
  ServerMatchOf<unknown, never>,
  'matchId' | 'playerIndex' | 'playerId' | 'seedCommitment'
> & {
  /** One's part of the seed, where the players make it together. */
  readonly secret?: string
}

/** What every game shows of a match, beside its state. */
export type AnySnapshot = MatchSnapshotOf<{ readonly phase: string }>

/** A match that is followed until it is closed. */
export type FollowedMatch = SeatedMatch & {
  getSnapshot(): AnySnapshot
  subscribe(listener: () => void): () => void
  close(): void
}

type Seated = { readonly player: { readonly name: string } }

/** Own seat: "You". Two of the same name are told apart. */
export function namesFor(players: readonly [Seated, Seated], seat: PlayerIndex | null): Names {
  const [first, second] = [players[0].player.name, players[1].player.name]
  if (seat === 0) return ['You', second]
  if (seat === 1) return [first, 'You']
  return first === second ? [`${first} (1)`, `${second} (2)`] : [first, second]
}

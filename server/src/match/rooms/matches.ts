import { MatchCreation } from './match-creation.js'
import { Moves } from './moves.js'
import type { Rooms, RoomsParameters } from './rooms.js'
import { Seating } from './seating.js'

/** The operations of clients on matches. */
export type Matches = { readonly creation: MatchCreation; readonly seating: Seating; readonly moves: Moves }

export function createMatches(
  rooms: Rooms,
  shared: Pick<RoomsParameters, 'store' | 'settings' | 'log'>,
): Matches {
  const seating = new Seating({ rooms, ...shared })
  const creation = new MatchCreation({ rooms, seating, ...shared })
  return { creation, seating, moves: new Moves({ rooms, ...shared }) }
}

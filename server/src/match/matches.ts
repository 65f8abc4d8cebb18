import { Moves } from './moves.js'
import { Openings } from './openings.js'
import type { Rooms, RoomsParameters } from './rooms.js'
import { Seating } from './seating.js'

/** All that clients can do. */
export type Matches = { readonly openings: Openings; readonly seating: Seating; readonly moves: Moves }

export function createMatches(
  rooms: Rooms,
  shared: Pick<RoomsParameters, 'store' | 'settings' | 'log'>,
): Matches {
  const seating = new Seating({ rooms, ...shared })
  const openings = new Openings({ rooms, seating, ...shared })
  return { openings, seating, moves: new Moves({ rooms, ...shared }) }
}

import { z } from 'zod'

/** A seat's number: every game has two. */
export type PlayerIndex = 0 | 1

/** Both seats, in order. */
export const players = [0, 1] as const satisfies readonly PlayerIndex[]

/** The opponent of a player. */
export const otherPlayer = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0)

/** A viewer of a game: a player or a spectator. */
export type Viewer = PlayerIndex | 'spectator'

/** Parses a seat's number. */
export const playerIndexSchema = z.union([z.literal(0), z.literal(1)])

/** Narrows a number to a seat's. */
export const isPlayerIndex = (index: number): index is PlayerIndex => index === 0 || index === 1

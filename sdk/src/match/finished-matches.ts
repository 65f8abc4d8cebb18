import { z } from 'zod'
import { request } from './request.js'

/** One finished match, as a match server lists it. */
export const finishedMatchSchema = z.object({
  matchId: z.uuid(),
  /** By seat. */
  players: z.tuple([
    z.object({ name: z.string(), isBot: z.boolean() }),
    z.object({ name: z.string(), isBot: z.boolean() }),
  ]),
  /** The seat that won, 2 for a draw; null for old matches whose winner was not stored. */
  winner: z.literal([0, 1, 2]).nullable(),
  endedAt: z.iso.datetime(),
})
const finishedOfGameSchema = z.object({
  count: z.int().nonnegative(),
  /** Newest first. */
  latest: z.array(finishedMatchSchema),
})

/** A match server's response about finished matches: by the id of each game that it plays. */
export const finishedMatchesSchema = z.record(z.string(), finishedOfGameSchema)

/** A finished match, in the ledger or not. */
export type FinishedMatch = z.infer<typeof finishedMatchSchema>
export type FinishedMatches = z.infer<typeof finishedMatchesSchema>

/**
 * Reads the number of a server's finished matches per game, and the latest of them.
 *
 * @param limit how many of each game are listed, 1 to 50.
 * @throws {FivefoldError} SERVER_UNREACHABLE
 */
export function readFinishedMatches(
  serverUrl: string,
  { limit }: { limit: number },
): Promise<FinishedMatches> {
  return request(serverUrl, `/matches/finished?limit=${limit}`, finishedMatchesSchema)
}

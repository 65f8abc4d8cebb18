import { z } from 'zod'
import { addressSchema, bytes32Schema } from '../../core/evm-schemas.js'
import { request } from '../request.js'

const openMatchesSchema = z.object({
  matches: z.array(
    z.object({
      matchId: z.uuid(),
      playerName: z.string(),
      /** The account that opened the match. */
      player: addressSchema,
      rulesetId: bytes32Schema,
      seasonId: z.int().nonnegative(),
      createdAt: z.iso.datetime(),
    }),
  ),
})

export type OpenTriadMatch = z.output<typeof openMatchesSchema>['matches'][number]

/** Public matches of Triad that wait for a player, newest first. */
export async function listOpenTriadMatches(serverUrl: string): Promise<OpenTriadMatch[]> {
  return (await request(serverUrl, '/matches?game=triad', openMatchesSchema)).matches
}

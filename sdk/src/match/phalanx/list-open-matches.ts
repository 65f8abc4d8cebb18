import { z } from 'zod'
import { damageModes } from '../../games/phalanx/state.js'
import { request } from '../request.js'

const openMatchesSchema = z.object({
  matches: z.array(
    z.object({
      matchId: z.uuid(),
      playerName: z.string(),
      damageMode: z.enum(damageModes),
      createdAt: z.iso.datetime(),
    }),
  ),
})

export type OpenMatch = z.infer<typeof openMatchesSchema>['matches'][number]

/** Public matches that wait for a player, newest first. */
export async function listOpenMatches(serverUrl: string): Promise<OpenMatch[]> {
  return (await request(serverUrl, '/matches', openMatchesSchema)).matches
}

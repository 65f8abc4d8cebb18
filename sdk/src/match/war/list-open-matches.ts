import { z } from 'zod'
import { request } from '../request.js'

const openMatchesSchema = z.object({
  matches: z.array(z.object({ matchId: z.uuid(), playerName: z.string(), createdAt: z.iso.datetime() })),
})

export type OpenWarMatch = z.infer<typeof openMatchesSchema>['matches'][number]

/** Public matches of War that wait for a player, newest first. */
export async function listOpenWarMatches(serverUrl: string): Promise<OpenWarMatch[]> {
  return (await request(serverUrl, '/matches?game=war', openMatchesSchema)).matches
}

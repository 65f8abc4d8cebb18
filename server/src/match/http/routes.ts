import { FivefoldError, parse } from '@fivefold/sdk/core'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../refusal.js'
import { hasStarted } from '../match.js'
import { MatchRefused } from '../refused.js'
import type { Matches } from '../rooms/matches.js'
import type { Rooms } from '../rooms/rooms.js'
import type { ServerGame } from '../server-game.js'
import type { ServerGames } from '../server-games.js'
import { type Admin, requireAdmin } from './admin-auth.js'

const paramsSchema = z.object({ id: z.uuid() })
const gameSchema = z.object({ game: z.string().optional() })
const finishedSchema = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })
const fileSchema = z.object({ file: z.string().max(64) })

/** `/matches`, and the JSON Schemas of the messages on `/ws`. */
export function matchRoutes(
  app: FastifyInstance,
  { games, matches, rooms, admin }: { games: ServerGames; matches: Matches; rooms: Rooms; admin: Admin },
): void {
  app.get('/matches', async (request) => {
    return { matches: await matches.creation.listOpen(gameOf(games, request.query, 'query')) }
  })

  app.get('/matches/finished', async (request) => {
    const { limit } = parse(finishedSchema, request.query, 'query')
    return matches.creation.listFinished(limit)
  })

  app.post('/matches', async (request, reply) => {
    const body = request.body === undefined ? {} : request.body
    const game = gameOf(games, body, 'match')
    const options = parse(game.slotSchema, body, 'match')
    const matchId = await matches.creation.createSlot(game, options).catch((error: unknown) => {
      if (!(error instanceof MatchRefused)) throw error
      throw new Refusal(error.code === 'VALIDATION_ERROR' ? 400 : 403, error.code, error.message)
    })
    return reply.code(201).send({ matchId })
  })

  app.get('/matches/:id/replay', { onRequest: requireAdmin(admin) }, async (request) => {
    const id = paramsSchema.safeParse(request.params).data?.id
    const found = id && (await rooms.audit(id))
    if (!found) throw new Refusal(404, 'MATCH_NOT_FOUND', 'There is no such match', id)
    if (!hasStarted(found.facts)) throw new Refusal(409, 'GAME_NOT_STARTED', 'The match has not begun', id)
    return found.facts.game.replay(found.facts, found.log)
  })

  const all = [...games].flatMap((game) => Object.entries(game.jsonSchemas()))
  const schemas = new Map(all.map(([name, schema]) => [`${name}.json`, schema]))
  app.get('/schemas/:file', async (request, reply) => {
    const { file } = parse(fileSchema, request.params, 'schema')
    const schema = schemas.get(file)
    if (!schema) throw new Refusal(404, 'NOT_FOUND', `there is no schema ${file}`, file)
    return reply.type('application/schema+json').send(JSON.stringify(schema))
  })
}

/** The game that a request names. */
function gameOf(games: ServerGames, request: unknown, label: string): ServerGame {
  const { game: id } = parse(gameSchema, request, label)
  const game = games.get(id)
  if (game) return game
  throw new FivefoldError(`${label}: game: this server plays ${games.ids.join(', ')}`, {
    code: 'INVALID_INPUT',
    value: id,
  })
}

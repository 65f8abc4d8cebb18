import { parse } from '@fivefold/sdk/core'
import { jsonSchemas as phalanxSchemas } from '@fivefold/sdk/phalanx'
import { jsonSchemas as warSchemas } from '@fivefold/sdk/war'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.js'
import { type Admin, requireAdmin } from './admin-auth.js'
import { hasStarted } from './match.js'
import type { Matches } from './matches.js'
import { matchOptionsOf } from './messages.js'
import { MatchRefused } from './refused.js'
import type { Rooms } from './rooms.js'
import { gameNames } from './server-game.js'

const paramsSchema = z.object({ id: z.uuid() })
const querySchema = z.object({ game: z.enum(gameNames).default('phalanx') })
const finishedSchema = z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) })
const fileSchema = z.object({ file: z.string().max(64) })

/** `/matches`, and the JSON Schemas of what travels over `/ws`. */
export function matchRoutes(
  app: FastifyInstance,
  { matches, rooms, admin }: { matches: Matches; rooms: Rooms; admin: Admin },
): void {
  app.get('/matches', async (request) => {
    const { game } = parse(querySchema, request.query, 'query')
    return { matches: await matches.openings.listOpen(game) }
  })

  app.get('/matches/finished', async (request) => {
    const { limit } = parse(finishedSchema, request.query, 'query')
    return matches.openings.listFinished(limit)
  })

  app.post('/matches', async (request, reply) => {
    const options = parse(matchOptionsOf(request.body), request.body ?? {}, 'match')
    const matchId = await matches.openings.createSlot(options).catch((error: unknown) => {
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

  const all = { ...phalanxSchemas(), ...warSchemas() }
  const schemas = new Map(Object.entries(all).map(([name, schema]) => [`${name}.json`, schema]))
  app.get('/schemas/:file', async (request, reply) => {
    const { file } = parse(fileSchema, request.params, 'schema')
    const schema = schemas.get(file)
    if (!schema) throw new Refusal(404, 'NOT_FOUND', `there is no schema ${file}`, file)
    return reply.type('application/schema+json').send(JSON.stringify(schema))
  })
}

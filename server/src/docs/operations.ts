import {
  bindSeatSchema,
  finishedMatchesSchema,
  ledgerRecordSchema,
  serverHealthSchema,
  signResultSchema,
} from '@fivefold/sdk/match'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { ServerGames } from '../match/server-games.js'

type Operation = FastifySchema & { hide?: boolean }

/** The JSON Schema without `$schema`: OpenAPI 3.1 declares the dialect once per document. */
function describe(schema: z.ZodType): object {
  const { $schema: _implied, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const refusal = describe(z.object({ error: z.string(), message: z.string() }))
const answer = (description: string, schema?: z.ZodType) =>
  schema ? { description, ...describe(schema) } : { description, type: 'object', additionalProperties: true }
const refused = (description: string) => ({ description, ...refusal })

const matchId = z.object({ matchId: z.uuid() })
const openMatches = (games: ServerGames) =>
  z.object({
    matches: z.array(z.union([...games].map(({ lobbySchema }) => openMatch.extend(lobbySchema.shape)))),
  })
const openMatch = z.object({ matchId: z.uuid(), playerName: z.string(), createdAt: z.iso.datetime() })
const schemaFiles = (games: ServerGames): string[] =>
  [...games].flatMap((game) => Object.keys(game.jsonSchemas()).map((name) => `${name}.json`))
const replay = z.object({ valid: z.boolean(), actionCount: z.int(), finalStateHash: z.string() })
const idParams = describe(z.object({ id: z.string() }))
const token = { type: 'object', properties: { authorization: { type: 'string' } } }

const ledger = (summary: string, body?: z.ZodType): Operation => ({
  summary,
  tags: ['Matches'],
  params: idParams,
  ...(body && { body: describe(body), headers: token }),
  response: {
    200: answer('the data of the match that the ledger needs, as far as it is known', ledgerRecordSchema),
    ...(body && {
      400: refused('INVALID_SIGNATURE, or not what was wanted'),
      403: refused('NOT_SEATED: the bearer is not the playerId of a seat'),
      409: refused('SEAT_BOUND, SAME_PLAYER, NO_SEED, NO_RESULT or MATCH_QUARANTINED'),
    }),
    404: refused('no such match'),
    503: refused('LEDGER_NOT_CONFIGURED'),
  },
})

/** The OpenAPI description of each route, by method and path. */
export const describeOperations = (games: ServerGames): Readonly<Record<string, Operation>> => ({
  'GET /health': {
    summary: 'Server status',
    tags: ['Server'],
    response: {
      200: answer('all is well', serverHealthSchema),
      503: answer('something is missing', serverHealthSchema),
    },
  },
  'GET /matches': {
    summary: `Public matches of one game that wait for a player; ${games.unnamed.title} where none is named`,
    tags: ['Matches'],
    querystring: describe(z.object({ game: z.enum(games.ids).default(games.unnamed.id) })),
    response: { 200: answer('newest first', openMatches(games)) },
  },
  'GET /matches/finished': {
    summary: 'Matches that are over: how many of each game, and the last ones with players and winner',
    tags: ['Matches'],
    querystring: describe(z.object({ limit: z.int().min(1).max(50).default(10) })),
    response: { 200: answer('newest first; winner 2 is a draw', finishedMatchesSchema) },
  },
  'POST /matches': {
    summary: 'Create a match slot; both players join it over /ws',
    tags: ['Matches'],
    body: describe(z.union([...games].map(({ slotSchema }) => slotSchema))),
    response: {
      201: answer('created', matchId),
      400: refused('not a match'),
      403: refused('SEED_NOT_ALLOWED in production'),
    },
  },
  'GET /matches/:id/replay': {
    summary: "Replay a match and check its log's hash chain",
    tags: ['Matches'],
    params: idParams,
    security: [{ admin: [] }],
    response: {
      200: answer('the verdict', replay),
      401: refused('wrong name or password'),
      404: refused('no such match'),
      409: refused('not begun, or MATCH_QUARANTINED: not even readable'),
      503: refused('no password is configured'),
    },
  },
  'GET /matches/:id/ledger': ledger('What can be recorded on chain of a match'),
  'POST /matches/:id/ledger/seat': ledger('Bind an account to a seat, with its signed Seat', bindSeatSchema),
  'POST /matches/:id/ledger/result': ledger('Hand in the signed Result', signResultSchema),
  'GET /schemas/:file': {
    summary: 'JSON Schema (draft 2020-12) of the messages and states of the games',
    tags: ['Matches'],
    params: describe(z.object({ file: z.enum(schemaFiles(games)) })),
    response: { 200: answer('the schema'), 404: refused('no such schema') },
  },
  'GET /metrics': { summary: 'Counters for Prometheus', tags: ['Server'], produces: ['text/plain'] },
  'GET /ws': { hide: true },
})

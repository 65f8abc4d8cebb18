import { z } from 'zod'
import {
  actionErrorCodes,
  actionErrorSchema,
  gameStateFields,
  gameStatePatchFields,
  joinMatchSchema,
  matchCreatedSchema,
  matchErrorCodes,
  matchIdSchema,
  matchJoinedSchema,
  openingFields,
  presenceSchemas,
  visibilities,
  watchMatchSchema,
} from '../../core/match-messages.js'
import { playerNameSchema } from '../../core/player-name.js'
import { botStrengths } from './bot.js'
import { actionSchema, gameStateSchema, rulesVersionSchema } from './schema.js'
import { damageModes, type GameState } from './state.js'

export type { Visibility } from '../../core/match-messages.js'
export { actionErrorCodes, matchErrorCodes, visibilities }
export type ActionErrorCode = (typeof actionErrorCodes)[number]
export type MatchErrorCode = (typeof matchErrorCodes)[number]

const seed = z.int()

export const matchOptionsSchema = z.object({
  rngSeed: seed.optional(),
  gameOptions: z.object({ damageMode: z.enum(damageModes).optional(), rngSeed: seed.optional() }).optional(),
  /** Ours: whether the lobby shows it; `private` unless told otherwise. */
  visibility: z.enum(visibilities).optional(),
  /** Ours: the rules to play by, 1 unless named; what the lobby shows is always 1. */
  rulesVersion: rulesVersionSchema.optional(),
})

const createMatchSchema = matchOptionsSchema.extend({
  type: z.literal('createMatch'),
  /** Ours: other games are played in the same way. */
  game: z.literal('phalanx').optional(),
  playerName: playerNameSchema,
  /** Ours: a bot takes the other seat at once. */
  opponent: z.enum(botStrengths).optional(),
  ...openingFields,
})

const actionMessageSchema = z.object({
  type: z.literal('action'),
  matchId: matchIdSchema,
  action: actionSchema,
})

/** What a client may say. Fields marked as ours are not in the original protocol, and optional. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  joinMatchSchema,
  actionMessageSchema,
  watchMatchSchema,
])

/** Ours: what the match is played by; a server that does not name it plays by 1. */
const played = { rulesVersion: rulesVersionSchema.optional() }
const [opponentDisconnectedSchema, opponentReconnectedSchema, spectatorJoinedSchema] = presenceSchemas

/** What the server says. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  matchCreatedSchema.extend(played),
  matchJoinedSchema.extend(played),
  z.object({ ...gameStateFields, state: gameStateSchema }),
  z.object(gameStatePatchFields),
  actionErrorSchema,
  z.object({ type: z.literal('matchError'), error: z.string(), code: z.enum(matchErrorCodes) }),
  opponentDisconnectedSchema,
  opponentReconnectedSchema,
  spectatorJoinedSchema.extend(played),
])

export type ClientMessage = z.infer<typeof clientMessageSchema>

type Parsed = z.infer<typeof serverMessageSchema>
export type GameStateMessage = Omit<Extract<Parsed, { type: 'gameState' }>, 'state'> & { state: GameState }
export type GameStatePatchMessage = Extract<Parsed, { type: 'gameStatePatch' }>
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage
export type CreateMatchMessage = z.infer<typeof createMatchSchema>
export type JoinMatchMessage = z.infer<typeof joinMatchSchema>
export type WatchMatchMessage = z.infer<typeof watchMatchSchema>
export type MatchOptions = z.infer<typeof matchOptionsSchema>

import { z } from 'zod'
import {
  actionErrorCodes,
  actionErrorSchema,
  defineClientMessages,
  gameStateFields,
  gameStatePatchFields,
  matchCreatedSchema,
  matchErrorCodes,
  matchJoinedSchema,
  presenceSchemas,
  visibilities,
} from '../../core/match-messages.js'
import { botStrengths } from './bot.js'
import { actionSchema, gameStateSchema, rulesVersionSchema } from './schema.js'
import { damageModes, type GameState } from './state.js'

export type { ActionErrorCode, MatchErrorCode, Visibility } from '../../core/match-messages.js'
export { actionErrorCodes, matchErrorCodes, visibilities }

const seed = z.int()

export const matchOptionsSchema = z.object({
  rngSeed: seed.optional(),
  gameOptions: z.object({ damageMode: z.enum(damageModes).optional(), rngSeed: seed.optional() }).optional(),
  /** Ours: whether the lobby shows it; `private` by default. */
  visibility: z.enum(visibilities).optional(),
  /** Ours: the rules to play by, 1 unless named; what the lobby shows is always 1. */
  rulesVersion: rulesVersionSchema.optional(),
})

/** The messages of a client, by type. */
export const clientMessages = defineClientMessages({
  // Clients of the original protocol name no game.
  game: z.literal('phalanx').optional(),
  options: matchOptionsSchema.shape,
  seat: {},
  opponent: z.enum(botStrengths),
  action: actionSchema,
})

/** Any message of a client. Fields marked as ours are not in the original protocol, and optional. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  clientMessages.createMatch,
  clientMessages.joinMatch,
  clientMessages.action,
  clientMessages.watchMatch,
])

/** Ours: what the match is played by; a server that does not name it plays by 1. */
const played = { rulesVersion: rulesVersionSchema.optional() }
const [opponentDisconnectedSchema, opponentReconnectedSchema, spectatorJoinedSchema] = presenceSchemas

/** Any message of the server. */
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
export type CreateMatchMessage = z.infer<typeof clientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof clientMessages.joinMatch>
export type WatchMatchMessage = z.infer<typeof clientMessages.watchMatch>
export type MatchOptions = z.infer<typeof matchOptionsSchema>

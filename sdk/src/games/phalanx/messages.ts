import { z } from 'zod'
import {
  anyMessage,
  defineClientMessages,
  defineServerMessages,
  visibilities,
} from '../../core/match-messages.js'
import { botStrengths } from './bot.js'
import { actionSchema, gameStateSchema, rulesVersionSchema } from './schema.js'
import { damageModes, type GameState } from './state.js'

export {
  type ActionErrorCode,
  actionErrorCodes,
  type MatchErrorCode,
  matchErrorCodes,
  type Visibility,
  visibilities,
} from '../../core/match-messages.js'

const seed = z.int()

export const matchOptionsSchema = z.object({
  rngSeed: seed.optional(),
  gameOptions: z.object({ damageMode: z.enum(damageModes).optional(), rngSeed: seed.optional() }).optional(),
  /** Extension: whether the lobby lists the match; `private` by default. */
  visibility: z.enum(visibilities).optional(),
  /** Extension: the version of the rules, 1 by default; always 1 for matches in the lobby. */
  rulesVersion: rulesVersionSchema.optional(),
})

/** The messages of a client, by type. */
export const clientMessages = defineClientMessages({
  // Clients of the original protocol send no `game` field.
  game: z.literal('phalanx').optional(),
  options: matchOptionsSchema.shape,
  seat: {},
  opponent: z.enum(botStrengths),
  action: actionSchema,
})

/** Any message of a client. Fields marked as extensions are not in the original protocol, and optional. */
export const clientMessageSchema = anyMessage(clientMessages)

const serverMessages = defineServerMessages(gameStateSchema, {
  /** Extension: the version of the match's rules; 1 where it is absent. */
  joined: { rulesVersion: rulesVersionSchema.optional() },
})

/** Any message of the server. */
export const serverMessageSchema = anyMessage(serverMessages)

export type ClientMessage = z.infer<typeof clientMessageSchema>

type Parsed = z.infer<typeof serverMessageSchema>
export type GameStateMessage = Omit<Extract<Parsed, { type: 'gameState' }>, 'state'> & { state: GameState }
export type GameStatePatchMessage = Extract<Parsed, { type: 'gameStatePatch' }>
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage
export type CreateMatchMessage = z.infer<typeof clientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof clientMessages.joinMatch>
export type WatchMatchMessage = z.infer<typeof clientMessages.watchMatch>
export type MatchOptions = z.infer<typeof matchOptionsSchema>

import { z } from 'zod'
import {
  anyMessage,
  defineClientMessages,
  defineServerMessages,
  visibilities,
} from '../../../core/match-messages.js'
import { actionSchema, type GameState, gameStateSchema, seatJsonSchema, termsJsonSchema } from './state.js'

const game = z.literal('triad')

/** The body of `POST /matches`. */
export const matchOptionsSchema = z.object({
  game,
  terms: termsJsonSchema,
  visibility: z.enum(visibilities).optional(),
})

/** The messages of a client, by type. */
export const clientMessages = defineClientMessages({
  game,
  // Optional, because a rematch keeps the terms of the previous match.
  options: { ...matchOptionsSchema.shape, terms: termsJsonSchema.optional() },
  seat: {
    /** The player's account, deck and cards. */
    seat: seatJsonSchema,
  },
  opponent: z.never(),
  action: actionSchema,
})

/** Any message of a client. */
export const clientMessageSchema = anyMessage(clientMessages)

/** Any message of the server. */
export const serverMessageSchema = anyMessage(defineServerMessages(gameStateSchema))

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type CreateMatchMessage = z.infer<typeof clientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof clientMessages.joinMatch>
export type MatchOptions = z.infer<typeof matchOptionsSchema>
type Parsed = z.infer<typeof serverMessageSchema>
export type GameStateMessage = Omit<Extract<Parsed, { type: 'gameState' }>, 'state'> & { state: GameState }
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage

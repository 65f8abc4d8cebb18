import { z } from 'zod'
import {
  type MatchErrorCode as AnyMatchErrorCode,
  anyMessage,
  defineClientMessages,
  defineServerMessages,
  hashSchema,
  matchIdSchema,
  visibilities,
} from '../../core/match-messages.js'
import { playerIndexSchema } from '../../core/player.js'
import { gameStateSchema, playerActionSchema } from './schema.js'
import type { GameState } from './state.js'

const game = z.literal('war')

export const matchOptionsSchema = z.object({ game, visibility: z.enum(visibilities).optional() })

/** The messages of a client, by type. */
export const clientMessages = {
  ...defineClientMessages({
    game,
    options: matchOptionsSchema.shape,
    seat: {
      /** SHA-256 of the player's secret. Both players commit before either reveals. */
      seedCommitment: hashSchema,
    },
    opponent: z.literal('bot'),
    action: playerActionSchema,
  }),
  /** Sent once both players have committed. */
  revealSeed: z.object({ type: z.literal('revealSeed'), matchId: matchIdSchema, secret: hashSchema }),
}

/** Any message of a client: those of Phalanx Duel, and `revealSeed`. */
export const clientMessageSchema = anyMessage(clientMessages)

const awaited = {
  /** The players who have not revealed their secret; the game begins when the list is empty. */
  awaitsReveal: z.array(playerIndexSchema).optional(),
  /** The cards whose lots the game waits for, since when, and why the lookup failed, if it did. */
  awaitsLots: z
    .object({ ids: z.array(z.int()), since: z.iso.datetime(), problem: z.string().optional() })
    .optional(),
}

/** CARDS_UNAVAILABLE: the server could not read a player's cards from the chain; try again. */
const matchErrors = ['CARDS_UNAVAILABLE'] as const

const serverMessages = {
  ...defineServerMessages(gameStateSchema, { progress: awaited, matchErrors }),
  /** Lines about an action for everyone: "WAR!", who wins, who reshuffles. */
  announcement: z.object({
    type: z.literal('announcement'),
    matchId: matchIdSchema,
    lines: z.array(z.string()),
  }),
  /** After the last state: either `winner` or `draw`. */
  gameOver: z.object({
    type: z.literal('gameOver'),
    matchId: matchIdSchema,
    winner: playerIndexSchema.optional(),
    draw: z.literal(true).optional(),
  }),
}

/** A state of War, with the fields that Phalanx Duel does not have. */
export const gameStateMessageSchema = serverMessages.gameState

/** Any message of the server. */
export const serverMessageSchema = anyMessage(serverMessages)

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type CreateMatchMessage = z.infer<typeof clientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof clientMessages.joinMatch>
export type MatchOptions = z.infer<typeof matchOptionsSchema>
export type MatchErrorCode = AnyMatchErrorCode | (typeof matchErrors)[number]
export type GameStateMessage = Omit<z.infer<typeof gameStateMessageSchema>, 'state'> & { state: GameState }
type Parsed = z.infer<typeof serverMessageSchema>
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage

import { z } from 'zod'
import {
  actionErrorSchema,
  gameStateFields,
  gameStatePatchFields,
  joinMatchSchema as joinAnyMatchSchema,
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
import { gameStateSchema, hashSchema, playerActionSchema, playerIndexSchema } from './schema.js'
import type { GameState } from './state.js'

const game = z.literal('war')

/** SHA-256 of the player's secret, told before anyone's secret is. */
const commitment = hashSchema

export const matchOptionsSchema = z.object({ game, visibility: z.enum(visibilities).optional() })

const createMatchSchema = matchOptionsSchema.extend({
  type: z.literal('createMatch'),
  playerName: playerNameSchema,
  seedCommitment: commitment,
  /** A bot takes the other seat at once. */
  opponent: z.literal('bot').optional(),
  ...openingFields,
})

const joinMatchSchema = joinAnyMatchSchema.extend({
  /** Needed by whoever sits down for the first time. */
  seedCommitment: commitment.optional(),
})

const revealSeedSchema = z.object({
  type: z.literal('revealSeed'),
  matchId: matchIdSchema,
  secret: hashSchema,
})
const actionMessageSchema = z.object({
  type: z.literal('action'),
  matchId: matchIdSchema,
  action: playerActionSchema,
})

/** What a client may say: the envelope of Phalanx Duel, and `revealSeed` once both have committed. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  joinMatchSchema,
  revealSeedSchema,
  actionMessageSchema,
  watchMatchSchema,
])

const awaited = {
  /** Who has not told the secret yet; the game begins when nobody is left. */
  awaitsReveal: z.array(playerIndexSchema).optional(),
  /** Cards whose lots the game waits for, since when, and what went wrong so far, if anything. */
  awaitsLots: z
    .object({ ids: z.array(z.int()), since: z.iso.datetime(), problem: z.string().optional() })
    .optional(),
}

/** What the server says of a War match where it is not the same as in Phalanx Duel. */
export const gameStateMessageSchema = z.object({ ...gameStateFields, state: gameStateSchema, ...awaited })

/** CARDS_UNAVAILABLE: the chain does not tell which cards a player has; try again. */
const warMatchErrorCodes = [...matchErrorCodes, 'CARDS_UNAVAILABLE'] as const

export const serverMessageSchema = z.discriminatedUnion('type', [
  matchCreatedSchema,
  matchJoinedSchema,
  gameStateMessageSchema,
  z.object({ ...gameStatePatchFields, ...awaited }),
  actionErrorSchema,
  z.object({ type: z.literal('matchError'), error: z.string(), code: z.enum(warMatchErrorCodes) }),
  ...presenceSchemas,
  /** What the table is told of an action: "WAR!", who wins, who reshuffles. */
  z.object({ type: z.literal('announcement'), matchId: matchIdSchema, lines: z.array(z.string()) }),
  /** After the last state: either `winner` or `draw`. */
  z.object({
    type: z.literal('gameOver'),
    matchId: matchIdSchema,
    winner: playerIndexSchema.optional(),
    draw: z.literal(true).optional(),
  }),
])

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type CreateMatchMessage = z.infer<typeof createMatchSchema>
export type JoinMatchMessage = z.infer<typeof joinMatchSchema>
export type MatchOptions = z.infer<typeof matchOptionsSchema>
export type MatchErrorCode = (typeof warMatchErrorCodes)[number]
export type GameStateMessage = Omit<z.infer<typeof gameStateMessageSchema>, 'state'> & { state: GameState }
type Parsed = z.infer<typeof serverMessageSchema>
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage

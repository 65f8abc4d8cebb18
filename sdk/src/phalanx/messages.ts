import { z } from 'zod'
import { botStrengths } from './bot.js'
import { actionSchema, gameStateSchema, hashSchema, playerIndexSchema } from './schema.js'
import { damageModes, type GameState } from './state.js'

/** What can be wrong with an action, and with anything else. */
export const actionErrorCodes = [
  'MATCH_NOT_FOUND',
  'NOT_IN_MATCH',
  'GAME_NOT_STARTED',
  'PLAYER_NOT_FOUND',
  'PLAYER_MISMATCH',
  'INVALID_ACTION',
  'ACTION_FAILED',
] as const
export const matchErrorCodes = [
  'PARSE_ERROR',
  'VALIDATION_ERROR',
  'MATCH_NOT_FOUND',
  'MATCH_FULL',
  'WATCH_FAILED',
  'PLAYER_NOT_FOUND',
  'RATE_LIMITED',
  'SEED_NOT_ALLOWED',
] as const
export type ActionErrorCode = (typeof actionErrorCodes)[number]
export type MatchErrorCode = (typeof matchErrorCodes)[number]

const matchId = z.uuid()
const playerName = z.string().min(1).max(50)
const seed = z.int()

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** Ours: the log of a `gameState` then holds only what this socket has not got yet, from `logStart` on. */
const deltas = z.boolean().optional()

export const matchOptionsSchema = z.object({
  rngSeed: seed.optional(),
  gameOptions: z.object({ damageMode: z.enum(damageModes).optional(), rngSeed: seed.optional() }).optional(),
  /** Ours: whether the lobby shows it; `private` unless told otherwise. */
  visibility: z.enum(visibilities).optional(),
})

const createMatchSchema = matchOptionsSchema.extend({
  type: z.literal('createMatch'),
  playerName,
  /** Ours: a bot takes the other seat at once. */
  opponent: z.enum(botStrengths).optional(),
  /** Ours: join any open public match with these options, or open one. */
  quickMatch: z.boolean().optional(),
  /** Ours: a match that is over; its two players alone may sit down, each in the other's seat. Needs `playerId`. */
  rematchOf: matchId.optional(),
  /** Ours: the secret of one's seat in that match, which becomes the secret of the new seat. */
  playerId: z.uuid().optional(),
  deltas,
})

const joinMatchSchema = z.object({
  type: z.literal('joinMatch'),
  matchId,
  playerName,
  /** Ours: the secret of a seat, to take it back. */
  playerId: z.uuid().optional(),
  deltas,
})

const actionMessageSchema = z.object({ type: z.literal('action'), matchId, action: actionSchema })

const watchMatchSchema = z.object({ type: z.literal('watchMatch'), matchId, deltas })

/** What a client may say. Fields marked as ours are not in the original protocol, and optional. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  joinMatchSchema,
  actionMessageSchema,
  watchMatchSchema,
])

/** Ours: SHA-256 of the seed, so that nobody can choose another one later. */
const commitment = hashSchema.optional()
const seated = { matchId, playerId: z.uuid(), playerIndex: playerIndexSchema, seedCommitment: commitment }

/** Ours: who left or came back; spectators cannot tell otherwise. */
const whose = playerIndexSchema.optional()

/** What the server says. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('matchCreated'), ...seated }),
  z.object({ type: z.literal('matchJoined'), ...seated }),
  z.object({
    type: z.literal('gameState'),
    matchId,
    state: gameStateSchema,
    seedCommitment: commitment,
    /** Ours: the sequence number of the first entry in the log, where entries before it were left out. */
    logStart: z.int().nonnegative().optional(),
    /** Ours: when the server acts for the active player. */
    turnDeadline: z.iso.datetime().optional(),
    /** Ours: the match that one of the players asked for after this one. */
    rematchId: matchId.optional(),
  }),
  z.object({ type: z.literal('actionError'), error: z.string(), code: z.enum(actionErrorCodes) }),
  z.object({ type: z.literal('matchError'), error: z.string(), code: z.enum(matchErrorCodes) }),
  z.object({
    type: z.literal('opponentDisconnected'),
    matchId: matchId.optional(),
    playerIndex: whose,
    /** Ours: when staying away costs the match. */
    forfeitAt: z.iso.datetime().optional(),
  }),
  z.object({ type: z.literal('opponentReconnected'), matchId: matchId.optional(), playerIndex: whose }),
  z.object({
    type: z.literal('spectatorJoined'),
    matchId,
    spectatorId: z.uuid(),
    seedCommitment: commitment,
  }),
])

export type ClientMessage = z.infer<typeof clientMessageSchema>

type Parsed = z.infer<typeof serverMessageSchema>
export type GameStateMessage = Omit<Extract<Parsed, { type: 'gameState' }>, 'state'> & { state: GameState }
export type ServerMessage = Exclude<Parsed, { type: 'gameState' }> | GameStateMessage
export type CreateMatchMessage = z.infer<typeof createMatchSchema>
export type JoinMatchMessage = z.infer<typeof joinMatchSchema>
export type WatchMatchMessage = z.infer<typeof watchMatchSchema>
export type MatchOptions = z.infer<typeof matchOptionsSchema>

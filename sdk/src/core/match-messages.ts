import { z } from 'zod'
import { playerNameSchema } from './player-name.js'

/** What can be wrong with an action, and with anything else. */
export const actionErrorCodes = [
  'MATCH_NOT_FOUND',
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
  'NOT_IN_MATCH',
  'PLAYER_NOT_FOUND',
  'MATCH_QUARANTINED',
  'RATE_LIMITED',
  'SEED_NOT_ALLOWED',
] as const

export type ActionErrorCode = (typeof actionErrorCodes)[number]
export type MatchErrorCode = (typeof matchErrorCodes)[number]

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** In lower case, as it is stored: a match has one id. */
export const matchIdSchema = z.uuid().toLowerCase()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const playerIndex = z.union([z.literal(0), z.literal(1)])

/** Ours: after the first `gameState` the server sends `gameStatePatch`es with the changes alone. */
const deltasSchema = z.boolean().optional()

/**
 * Ours: the token that a seat taken with this message shall have. A client that got no answer sends the same message again
 * and gets the seat that the first one took.
 */
const newPlayerIdSchema = z.uuid().optional()

/** Ours: the game of the match. The server refuses a match of another game; Phalanx Duel need not be named. */
const gameSchema = z.string().optional()

/** Ours, all of it: fields of `createMatch` in every game. */
const createFields = {
  /** Join any open public match with these options, or open one. */
  quickMatch: z.boolean().optional(),
  /** A match that is over; its two players alone may sit down, each in the other's seat. Needs `playerId`. */
  rematchOf: matchIdSchema.optional(),
  /** The token of one's seat in that match, which becomes the token of the new seat. */
  playerId: z.uuid().optional(),
  newPlayerId: newPlayerIdSchema,
  deltas: deltasSchema,
}

const joinMatchSchema = z.object({
  type: z.literal('joinMatch'),
  matchId: matchIdSchema,
  game: gameSchema,
  playerName: playerNameSchema,
  /** Ours: the token of a seat, to take it back. */
  playerId: z.uuid().optional(),
  newPlayerId: newPlayerIdSchema,
  deltas: deltasSchema,
})

const watchMatchSchema = z.object({
  type: z.literal('watchMatch'),
  matchId: matchIdSchema,
  game: gameSchema,
  deltas: deltasSchema,
})

/** A game's own parts of the messages that its clients send. */
export type ClientMessageParts<
  Game extends z.ZodType,
  Options extends z.ZodRawShape,
  Seat extends z.ZodRawShape,
  Opponent extends z.ZodType,
  Action extends z.ZodType,
> = {
  /** The field `game` of `createMatch`. */
  game: Game
  /** How a match is played: fields of `createMatch` and of the body of `POST /matches`. */
  options: Options
  /** What a player brings to a new seat: fields of `createMatch`, optional in `joinMatch` for players who come back. */
  seat: Seat
  /** The bots that `createMatch` may ask for. */
  opponent: Opponent
  /** What players may do. */
  action: Action
}

/** The messages that every game has, from the platform's fields and the game's own. */
export function defineClientMessages<
  Game extends z.ZodType,
  Options extends z.ZodRawShape,
  Seat extends z.ZodRawShape,
  Opponent extends z.ZodType,
  Action extends z.ZodType,
>({ game, options, seat, opponent, action }: ClientMessageParts<Game, Options, Seat, Opponent, Action>) {
  return {
    createMatch: z.object({
      ...options,
      type: z.literal('createMatch'),
      game,
      playerName: playerNameSchema,
      ...seat,
      opponent: opponent.optional(),
      ...createFields,
    }),
    joinMatch: joinMatchSchema.extend(z.object(seat).partial().shape),
    action: z.object({ type: z.literal('action'), matchId: matchIdSchema, action }),
    watchMatch: watchMatchSchema,
  }
}

const anyClientMessages = defineClientMessages({
  game: gameSchema,
  options: { visibility: z.enum(visibilities).optional() },
  seat: {},
  opponent: z.string(),
  action: z.looseObject({ type: z.string(), playerIndex: playerIndex.optional() }),
})

/** What `createMatch`, `joinMatch` and `watchMatch` have in every game. */
export type CreateMatchMessage = z.infer<typeof anyClientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof anyClientMessages.joinMatch>
export type WatchMatchMessage = z.infer<typeof anyClientMessages.watchMatch>

/** Ours: SHA-256 of what decides all chance, so that nobody can choose another one later. */
const commitment = hash.optional()
const seated = {
  matchId: matchIdSchema,
  playerId: z.uuid(),
  playerIndex,
  seedCommitment: commitment,
}

/** Ours: who left or came back; spectators need it. */
const whose = playerIndex.optional()

/** Of every state. Ours: when the server acts for the active player, and the match that was asked for after this one. */
const stateFields = {
  matchId: matchIdSchema,
  turnDeadline: z.iso.datetime().optional(),
  rematchId: matchIdSchema.optional(),
  /** How many watch, where anybody does. */
  spectatorCount: z.int().nonnegative().optional(),
}

/** Of a `gameState`, whatever is played. */
export const gameStateFields = { type: z.literal('gameState'), seedCommitment: commitment, ...stateFields }

const path = z.string().regex(/^(\/([^~/]|~[01])*)*$/)

/** Ours: a JSON Patch (RFC 6902) that leads from the state that this socket was shown last to the next one. */
export const gameStatePatchFields = {
  type: z.literal('gameStatePatch'),
  ...stateFields,
  /** How many entries the log has before the patch. */
  logStart: z.int().nonnegative(),
  patch: z.array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('add'), path, value: z.json() }),
      z.object({ op: z.literal('replace'), path, value: z.json() }),
      z.object({ op: z.literal('remove'), path }),
    ]),
  ),
}

export const matchCreatedSchema = z.object({ type: z.literal('matchCreated'), ...seated })
export const matchJoinedSchema = z.object({ type: z.literal('matchJoined'), ...seated })
export const actionErrorSchema = z.object({
  type: z.literal('actionError'),
  matchId: matchIdSchema.optional(),
  error: z.string(),
  code: z.enum(actionErrorCodes),
})
export const presenceSchemas = [
  z.object({
    type: z.literal('opponentDisconnected'),
    matchId: matchIdSchema.optional(),
    playerIndex: whose,
    /** Ours: when staying away costs the match. */
    forfeitAt: z.iso.datetime().optional(),
  }),
  z.object({
    type: z.literal('opponentReconnected'),
    matchId: matchIdSchema.optional(),
    playerIndex: whose,
  }),
  z.object({
    type: z.literal('spectatorJoined'),
    matchId: matchIdSchema,
    spectatorId: z.uuid(),
    seedCommitment: commitment,
  }),
] as const

/** The messages of the server that every game has, except the states. */
export type MatchMessage =
  | z.infer<typeof matchCreatedSchema>
  | z.infer<typeof matchJoinedSchema>
  | z.infer<typeof actionErrorSchema>
  /** Games add codes of their own. */
  | { type: 'matchError'; error: string; code: string }
  | z.infer<(typeof presenceSchemas)[number]>

const anyGameStateSchema = z.object(gameStateFields)
const gameStatePatchSchema = z.object(gameStatePatchFields)

/** A `gameState` without the state, which every game has of its own. */
export type GameStateMessage = z.infer<typeof anyGameStateSchema>
export type GameStatePatchMessage = z.infer<typeof gameStatePatchSchema>

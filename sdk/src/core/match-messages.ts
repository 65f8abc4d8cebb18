import { z } from 'zod'
import { playerNameSchema } from './player-name.js'

/** The error codes of `actionError`; those of `matchError` follow. */
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

/** In lower case, as it is stored, so that a match has exactly one id. */
export const matchIdSchema = z.uuid().toLowerCase()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const playerIndex = z.union([z.literal(0), z.literal(1)])

/** Extension: after the first `gameState` the server sends only the changes, as `gameStatePatch`. */
const deltasSchema = z.boolean().optional()

/**
 * Extension: the seat token for the seat that this message takes. A client that got no answer sends the same message again
 * and gets the seat that the first one took.
 */
const newPlayerIdSchema = z.uuid().optional()

/** Extension: the game of the match; Phalanx Duel by default. The server refuses a match of another game. */
const gameSchema = z.string().optional()

/** Extensions: fields of `createMatch` in every game. */
const createFields = {
  /** Join any open public match with these options, or create one. */
  quickMatch: z.boolean().optional(),
  /** A finished match. Only its two players may join the rematch, with swapped seats. Needs `playerId`. */
  rematchOf: matchIdSchema.optional(),
  /** The seat token of one's seat in that match, which becomes the token of the new seat. */
  playerId: z.uuid().optional(),
  newPlayerId: newPlayerIdSchema,
  deltas: deltasSchema,
}

const joinMatchSchema = z.object({
  type: z.literal('joinMatch'),
  matchId: matchIdSchema,
  game: gameSchema,
  playerName: playerNameSchema,
  /** Extension: the seat token, to reconnect to the seat. */
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
  /** The player's fields of a new seat: required in `createMatch`, optional in `joinMatch` for players who reconnect. */
  seat: Seat
  /** The bots that `createMatch` may ask for. */
  opponent: Opponent
  /** The actions of players. */
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

/** The fields of `createMatch`, `joinMatch` and `watchMatch` in every game. */
export type CreateMatchMessage = z.infer<typeof anyClientMessages.createMatch>
export type JoinMatchMessage = z.infer<typeof anyClientMessages.joinMatch>
export type WatchMatchMessage = z.infer<typeof anyClientMessages.watchMatch>

/** Extension: SHA-256 of all inputs of the randomness, published first so that they cannot be changed later. */
const commitment = hash.optional()
const seated = {
  matchId: matchIdSchema,
  playerId: z.uuid(),
  playerIndex,
  seedCommitment: commitment,
}

/** Extension: the player who disconnected or reconnected; spectators need it. */
const absentPlayer = playerIndex.optional()

/** The fields of every state. Extensions: when the server acts for the active player, the rematch, and the spectators. */
const stateFields = {
  matchId: matchIdSchema,
  turnDeadline: z.iso.datetime().optional(),
  rematchId: matchIdSchema.optional(),
  /** The number of spectators; absent where there are none. */
  spectatorCount: z.int().nonnegative().optional(),
}

/** The fields of a `gameState` in every game. */
export const gameStateFields = { type: z.literal('gameState'), seedCommitment: commitment, ...stateFields }

const path = z.string().regex(/^(\/([^~/]|~[01])*)*$/)

/** Extension: a JSON Patch (RFC 6902) from the state that this socket was sent last to the next one. */
export const gameStatePatchFields = {
  type: z.literal('gameStatePatch'),
  ...stateFields,
  /** The length of the log before the patch. */
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
    playerIndex: absentPlayer,
    /** Extension: when the absent player forfeits the match. */
    forfeitAt: z.iso.datetime().optional(),
  }),
  z.object({
    type: z.literal('opponentReconnected'),
    matchId: matchIdSchema.optional(),
    playerIndex: absentPlayer,
  }),
  z.object({
    type: z.literal('spectatorJoined'),
    matchId: matchIdSchema,
    spectatorId: z.uuid(),
    seedCommitment: commitment,
  }),
] as const

/** The messages of a server in a game that adds none to those that every game has. */
export const defineServerMessages = <State extends z.ZodType>(state: State) =>
  z.discriminatedUnion('type', [
    matchCreatedSchema,
    matchJoinedSchema,
    z.object({ ...gameStateFields, state }),
    z.object(gameStatePatchFields),
    actionErrorSchema,
    z.object({ type: z.literal('matchError'), error: z.string(), code: z.enum(matchErrorCodes) }),
    ...presenceSchemas,
  ])

/** The messages of the server that every game has, except the states. */
export type MatchMessage =
  | z.infer<typeof matchCreatedSchema>
  | z.infer<typeof matchJoinedSchema>
  | z.infer<typeof actionErrorSchema>
  /** Games have further codes. */
  | { type: 'matchError'; error: string; code: string }
  | z.infer<(typeof presenceSchemas)[number]>

const anyGameStateSchema = z.object(gameStateFields)
const gameStatePatchSchema = z.object(gameStatePatchFields)

/** A `gameState` without the state, which differs per game. */
export type GameStateMessage = z.infer<typeof anyGameStateSchema>
export type GameStatePatchMessage = z.infer<typeof gameStatePatchSchema>

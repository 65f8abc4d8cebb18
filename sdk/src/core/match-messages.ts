import { z } from 'zod'
import { playerIndexSchema } from './player.js'
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
/** A SHA-256 hash in hex. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)
const playerIndex = playerIndexSchema

/** One entry of a match's log, from the game's own actions and details. */
export const logEntrySchema = <Action extends z.ZodType, Details extends z.ZodType>(
  action: Action,
  details: Details,
) =>
  z.strictObject({
    sequenceNumber: z.int().nonnegative(),
    action,
    stateHashBefore: hashSchema,
    stateHashAfter: hashSchema,
    timestamp: z.iso.datetime(),
    details,
  })

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
const commitment = hashSchema.optional()
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

const gameStateFields = { type: z.literal('gameState'), seedCommitment: commitment, ...stateFields }

const path = z.string().regex(/^(\/([^~/]|~[01])*)*$/)

/** Extension: a JSON Patch (RFC 6902) from the state that this socket was sent last to the next one. */
const gameStatePatchFields = {
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

/** A game's own parts of the messages that the server sends; each part is optional. */
export type ServerMessageParts<
  Joined extends z.ZodRawShape,
  Progress extends z.ZodRawShape,
  Code extends string,
> = {
  /** Further fields of `matchCreated`, `matchJoined` and `spectatorJoined`. */
  joined?: Joined
  /** Further fields of `gameState` and `gameStatePatch`. */
  progress?: Progress
  /** Further codes of `matchError`. */
  matchErrors?: readonly Code[]
}

/** The messages of the server that every game has, from the platform's fields and the game's own. */
export function defineServerMessages<
  State extends z.ZodType,
  Joined extends z.ZodRawShape = Record<never, never>,
  Progress extends z.ZodRawShape = Record<never, never>,
  Code extends string = never,
>(state: State, parts: ServerMessageParts<Joined, Progress, Code> = {}) {
  const joined = (parts.joined ?? {}) as Joined
  const progress = (parts.progress ?? {}) as Progress
  const codes: readonly (MatchErrorCode | Code)[] = [...matchErrorCodes, ...(parts.matchErrors ?? [])]
  return {
    matchCreated: z.object({ type: z.literal('matchCreated'), ...seated, ...joined }),
    matchJoined: z.object({ type: z.literal('matchJoined'), ...seated, ...joined }),
    gameState: z.object({ ...gameStateFields, state, ...progress }),
    gameStatePatch: z.object({ ...gameStatePatchFields, ...progress }),
    actionError: z.object({
      type: z.literal('actionError'),
      matchId: matchIdSchema.optional(),
      error: z.string(),
      code: z.enum(actionErrorCodes),
    }),
    matchError: z.object({ type: z.literal('matchError'), error: z.string(), code: z.enum(codes) }),
    opponentDisconnected: z.object({
      type: z.literal('opponentDisconnected'),
      matchId: matchIdSchema.optional(),
      playerIndex: absentPlayer,
      /** Extension: when the absent player forfeits the match. */
      forfeitAt: z.iso.datetime().optional(),
    }),
    opponentReconnected: z.object({
      type: z.literal('opponentReconnected'),
      matchId: matchIdSchema.optional(),
      playerIndex: absentPlayer,
    }),
    spectatorJoined: z.object({
      type: z.literal('spectatorJoined'),
      matchId: matchIdSchema,
      spectatorId: z.uuid(),
      seedCommitment: commitment,
      ...joined,
    }),
  }
}

type Message = z.ZodObject<{ type: z.ZodLiteral<string> }>

/** Any one of the given messages, by their `type`. */
export function anyMessage<M extends Readonly<Record<string, Message>>>(messages: M) {
  const schemas = Object.values(messages) as [M[keyof M], ...M[keyof M][]]
  return z.discriminatedUnion('type', schemas)
}

const anyServerMessages = defineServerMessages(z.unknown())
type AnyServerMessage = z.infer<(typeof anyServerMessages)[keyof typeof anyServerMessages]>

/** The messages of the server that every game has, except the states. */
export type MatchMessage =
  | Exclude<AnyServerMessage, { type: 'gameState' | 'gameStatePatch' | 'matchError' }>
  /** Games have further codes. */
  | { type: 'matchError'; error: string; code: string }

/** A `gameState` without the state, which differs per game. */
export type GameStateMessage = Omit<z.infer<typeof anyServerMessages.gameState>, 'state'>
export type GameStatePatchMessage = z.infer<typeof anyServerMessages.gameStatePatch>

/** JSON Schema (draft 2020-12) of each schema, with its name as the title. */
export function toJsonSchemas<Name extends string>(
  schemas: Readonly<Record<Name, z.ZodType>>,
): Record<Name, object> {
  const entries = Object.entries<z.ZodType>(schemas).map(([title, schema]) => {
    // Unknown fields are allowed, for compatibility with newer peers.
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
    return [title, { $schema, title, ...rest }]
  })
  return Object.fromEntries(entries)
}

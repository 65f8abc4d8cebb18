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

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** In lower case, as it is stored: a match has one id. */
export const matchIdSchema = z.uuid().toLowerCase()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const playerIndex = z.union([z.literal(0), z.literal(1)])

/** Ours: after the first `gameState` come `gameStatePatch`es, which tell what changed. */
const deltasSchema = z.boolean().optional()

/**
 * Ours: what the secret of a seat that is taken now shall be. Whoever gets no answer sends the same message again, and sits
 * where the first one was carried out.
 */
const newPlayerIdSchema = z.uuid().optional()

/** Ours, all of it: how a match is opened, whatever is played. */
export const openingFields = {
  /** Join any open public match with these options, or open one. */
  quickMatch: z.boolean().optional(),
  /** A match that is over; its two players alone may sit down, each in the other's seat. Needs `playerId`. */
  rematchOf: matchIdSchema.optional(),
  /** The secret of one's seat in that match, which becomes the secret of the new seat. */
  playerId: z.uuid().optional(),
  newPlayerId: newPlayerIdSchema,
  deltas: deltasSchema,
}

export const joinMatchSchema = z.object({
  type: z.literal('joinMatch'),
  matchId: matchIdSchema,
  playerName: playerNameSchema,
  /** Ours: the secret of a seat, to take it back. */
  playerId: z.uuid().optional(),
  newPlayerId: newPlayerIdSchema,
  deltas: deltasSchema,
})

export const watchMatchSchema = z.object({
  type: z.literal('watchMatch'),
  matchId: matchIdSchema,
  deltas: deltasSchema,
})

/** Ours: SHA-256 of what decides all chance, so that nobody can choose another one later. */
const commitment = hash.optional()
const seated = {
  matchId: matchIdSchema,
  playerId: z.uuid(),
  playerIndex,
  seedCommitment: commitment,
}

/** Ours: who left or came back; spectators cannot tell otherwise. */
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

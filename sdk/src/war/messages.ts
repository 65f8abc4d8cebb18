import { z } from 'zod'
import { gameStateSchema, hashSchema, playerActionSchema, playerIndexSchema } from './schema.js'
import type { GameState } from './state.js'

const matchId = z.uuid()
const playerName = z.string().min(1).max(50)
const deltas = z.boolean().optional()

/** SHA-256 of the player's secret, told before anyone's secret is. */
const commitment = hashSchema

const createMatchSchema = z.object({
  type: z.literal('createMatch'),
  /** Without it a match of Phalanx Duel is meant. */
  game: z.literal('war'),
  playerName,
  seedCommitment: commitment,
  /** A bot takes the other seat at once. */
  opponent: z.literal('bot').optional(),
  visibility: z.enum(['public', 'private']).optional(),
  quickMatch: z.boolean().optional(),
  rematchOf: matchId.optional(),
  playerId: z.uuid().optional(),
  deltas,
})

const joinMatchSchema = z.object({
  type: z.literal('joinMatch'),
  matchId,
  playerName,
  /** Needed by whoever sits down for the first time. */
  seedCommitment: commitment.optional(),
  playerId: z.uuid().optional(),
  deltas,
})

const revealSeedSchema = z.object({ type: z.literal('revealSeed'), matchId, secret: hashSchema })
const actionMessageSchema = z.object({ type: z.literal('action'), matchId, action: playerActionSchema })
const watchMatchSchema = z.object({ type: z.literal('watchMatch'), matchId, deltas })

/** What a client may say: the envelope of Phalanx Duel, and `revealSeed` once both have committed. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  joinMatchSchema,
  revealSeedSchema,
  actionMessageSchema,
  watchMatchSchema,
])

/** What the server says of a War match where it is not the same as in Phalanx Duel. */
export const gameStateMessageSchema = z.object({
  type: z.literal('gameState'),
  matchId,
  state: gameStateSchema,
  logStart: z.int().nonnegative().optional(),
  turnDeadline: z.iso.datetime().optional(),
  rematchId: matchId.optional(),
  /** Who has not told the secret yet; the game begins when nobody is left. */
  awaitsReveal: z.array(playerIndexSchema).optional(),
  /** Cards whose lots the game waits for, and since when. */
  awaitsLots: z.object({ ids: z.array(z.int()), since: z.iso.datetime() }).optional(),
})

export type ClientMessage = z.infer<typeof clientMessageSchema>
export type GameStateMessage = Omit<z.infer<typeof gameStateMessageSchema>, 'state'> & { state: GameState }

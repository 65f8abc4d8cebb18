import { z } from 'zod'
import { addressSchema, bytes32Schema } from '../core/evm-schemas.js'
import { cardsSchema } from '../games/triad/cards.js'
import { headerSchema, turnsSchema } from '../games/triad/transcript.js'
import { height, time } from './schemas.js'

const count = z.int().nonnegative()
const player = z.literal([0, 1])
/** A uint32, which is more than GraphQL's Int holds and so comes as text. */
const seasonId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

const resultFields = {
  winner: player,
  tilesA: count,
  tilesB: count,
  tieScoreA: count,
  tieScoreB: count,
}

const recordFields = {
  id: bytes32Schema,
  verified: z.boolean(),
  /** The side played by the other player's own bot; null for a match between two players. */
  botSide: player.nullable(),
  block: height,
  transaction: bytes32Schema,
  timestamp: time,
}

type ResultFields = z.output<z.ZodObject<typeof resultFields>>

/** Pairs the columns of the two sides. */
function pairSides<T extends ResultFields>({ tilesA, tilesB, tieScoreA, tieScoreB, ...rest }: T) {
  return { ...rest, tiles: [tilesA, tilesB] as const, tieScores: [tieScoreA, tieScoreB] as const }
}

export const triadMatchSummarySchema = z
  .object({
    ...recordFields,
    ...resultFields,
    seasonId,
    playerA: addressSchema,
    playerB: addressSchema,
    firstPlayer: player,
  })
  .transform(pairSides)

/** Names of the fields above in a query. */
export const triadSummarySelection = `id seasonId playerA playerB botSide firstPlayer winner: winnerSide
  tilesA tilesB tieScoreA tieScoreB verified block transaction timestamp`

/** A match with its header's fields flattened, as in the indexer's row. */
export const triadMatchSchema = z
  .object({
    ...recordFields,
    ...resultFields,
    ...headerSchema.shape,
    seasonId,
    turns: turnsSchema,
    rules: z.object({ config: z.unknown() }),
    cards: cardsSchema,
  })
  .transform(pairSides)

export const triadStandingSchema = z.object({
  seasonId,
  player: addressSchema,
  played: count,
  won: count,
  lost: count,
  winRatio: z.number().min(0).max(1),
  tilesFor: count,
  tilesAgainst: count,
  tilesDifference: z.int(),
  streak: z.int(),
  lastPlayed: time,
})

export const triadSeasonSchema = z.object({
  seasonId,
  matches: count,
  players: count,
  firstPlayed: time,
  lastPlayed: time,
})

/** A settled match in a list; `verified` is true if the SDK's rules give the chain's result. */
export type TriadMatchSummary = z.infer<typeof triadMatchSummarySchema>
/** A player's standing in a season; `streak` counts wins in a row, negative losses. */
export type TriadStanding = z.infer<typeof triadStandingSchema>
/** A season with at least one match; 0 holds the matches without one. */
export type TriadSeason = z.infer<typeof triadSeasonSchema>

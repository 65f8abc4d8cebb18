import { z } from 'zod'
import { addressSchema, bytes32Schema } from '../core/evm-schemas.js'
import { height, time } from './schemas.js'

const count = z.int().nonnegative()
/** More than GraphQL's Int holds, so it comes as text. */
const bigCount = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

export const ledgerMatchSchema = z.object({
  key: bytes32Schema,
  game: z.string(),
  matchId: bytes32Schema,
  ruleset: bytes32Schema,
  server: addressSchema,
  seedCommitment: bytes32Schema,
  playerA: addressSchema,
  playerB: addressSchema,
  winner: z.literal([0, 1, 2]),
  finalHash: bytes32Schema,
  actionCount: bigCount,
  status: z.enum(['claimed', 'final', 'voided']),
  witness: z.enum(['players', 'server']),
  standsAt: bigCount.nullable(),
  block: height,
  transaction: bytes32Schema,
  timestamp: time,
})

export const ledgerStandingSchema = z.object({
  player: addressSchema,
  played: count,
  won: count,
  lost: count,
  drawn: count,
  winRatio: z.number(),
  lastPlayed: time,
})

/** A result of a match played off chain; only final ones count. */
export type LedgerMatch = z.output<typeof ledgerMatchSchema>
/** A player's standing in a game of the ledger. */
export type LedgerStanding = z.output<typeof ledgerStandingSchema>

import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { addressSchema, bytes32Schema, signatureSchema } from '../games/triad/transcript.js'
import { request } from './request.js'

/** Where a server's matches can be recorded, and the account whose word counts there. */
const ledgerPlaceSchema = z.object({
  chainId: z.int().positive(),
  contract: addressSchema,
  server: addressSchema,
})

/** A seat's owner binds an account to it. */
export const bindSeatSchema = z.object({ address: addressSchema, signature: signatureSchema })
/** A player stands behind the result. */
export const signResultSchema = z.object({ signature: signatureSchema })

const resultSchema = z.object({
  game: bytes32Schema,
  matchId: bytes32Schema,
  ruleset: bytes32Schema,
  server: addressSchema,
  seedCommitment: bytes32Schema,
  playerA: addressSchema,
  playerB: addressSchema,
  winner: z.literal([0, 1, 2]),
  finalHash: bytes32Schema,
  actionCount: z.int().nonnegative(),
})

const signatures = z.tuple([signatureSchema.nullable(), signatureSchema.nullable()])

/** All that the ledger wants of a match, as far as it is there. Public. */
export const ledgerRecordSchema = z.object({
  ledger: ledgerPlaceSchema,
  /** The accounts bound to the seats. */
  players: z.tuple([addressSchema.nullable(), addressSchema.nullable()]),
  /** What they signed on sitting down. */
  seats: signatures,
  /** Null until the match is over and both seats have an account. */
  result: resultSchema.nullable(),
  /** The players' signatures of the result. */
  signatures,
  /** The server's, from the moment there is a result. */
  serverSignature: signatureSchema.nullable(),
})

export type LedgerPlace = z.output<typeof ledgerPlaceSchema>
export type LedgerRecord = z.output<typeof ledgerRecordSchema>

export type SeatSecret = {
  matchId: string
  /** The secret of the seat. */
  playerId: string
}

const pathOf = (matchId: string, rest = '') => `/matches/${encodeURIComponent(matchId)}/ledger${rest}`

/** What can be recorded of a match; refused with `LEDGER_NOT_CONFIGURED` where the server knows no ledger. */
export function readLedgerRecord(serverUrl: string, matchId: string): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId), ledgerRecordSchema)
}

/** Binds an account to one's seat, for good. */
export function bindSeat(
  serverUrl: string,
  { matchId, playerId, ...body }: SeatSecret & { address: Address; signature: Hex },
): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId, '/seat'), ledgerRecordSchema, { body, token: playerId })
}

/** Hands in one's signature of the result. */
export function sendResultSignature(
  serverUrl: string,
  { matchId, playerId, ...body }: SeatSecret & { signature: Hex },
): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId, '/result'), ledgerRecordSchema, { body, token: playerId })
}

/** Whether one player can post the result on the server's word. */
export const canClaim = ({ result, seats, serverSignature }: LedgerRecord): boolean =>
  result !== null && serverSignature !== null && seats.every((signature) => signature !== null)

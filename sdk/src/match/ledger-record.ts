import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { addressSchema, bytes32Schema, signatureSchema } from '../core/evm-schemas.js'
import { request } from './request.js'

/** The contract that records a server's matches, and the account that the server signs results with. */
const ledgerPlaceSchema = z.object({
  chainId: z.int().positive(),
  contract: addressSchema,
  server: addressSchema,
})

/** A seat's owner binds an account to it. */
export const bindSeatSchema = z.object({ address: addressSchema, signature: signatureSchema })
/** A player signs the result. */
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

/** The ledger's data of a match, as far as it is known. Public. */
export const ledgerRecordSchema = z.object({
  ledger: ledgerPlaceSchema,
  /** The accounts bound to the seats. */
  players: z.tuple([addressSchema.nullable(), addressSchema.nullable()]),
  /** Their signatures of the seat statements. */
  seats: signatures,
  /** Null until the match is over and both seats have an account. */
  result: resultSchema.nullable(),
  /** The players' signatures of the result. */
  signatures,
  /** The server's signature; null until there is a result. */
  serverSignature: signatureSchema.nullable(),
})

export type LedgerPlace = z.output<typeof ledgerPlaceSchema>
export type LedgerRecord = z.output<typeof ledgerRecordSchema>

export type SeatCredentials = {
  matchId: string
  /** The secret token of the seat. */
  seatToken: string
}

const pathOf = (matchId: string, rest = '') => `/matches/${encodeURIComponent(matchId)}/ledger${rest}`

/**
 * Reads the ledger's data of a match.
 *
 * @throws {FivefoldError} LEDGER_NOT_CONFIGURED where the server has no ledger.
 */
export function readLedgerRecord(serverUrl: string, matchId: string): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId), ledgerRecordSchema)
}

/** Binds an account to one's seat; this cannot be undone. */
export function bindSeat(
  serverUrl: string,
  { matchId, seatToken, ...body }: SeatCredentials & { address: Address; signature: Hex },
): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId, '/seat'), ledgerRecordSchema, { body, token: seatToken })
}

/** Sends one's signature of the result. */
export function sendResultSignature(
  serverUrl: string,
  { matchId, seatToken, ...body }: SeatCredentials & { signature: Hex },
): Promise<LedgerRecord> {
  return request(serverUrl, pathOf(matchId, '/result'), ledgerRecordSchema, { body, token: seatToken })
}

/** Whether one player alone can claim the result with the server's signature. */
export const canClaim = ({ result, seats, serverSignature }: LedgerRecord): boolean =>
  result !== null && serverSignature !== null && seats.every((signature) => signature !== null)

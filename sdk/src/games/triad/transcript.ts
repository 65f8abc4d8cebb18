import { z } from 'zod'
import { addressSchema, bytes32Schema } from '../../core/evm-schemas.js'
import { parse } from '../../core/index.js'
import { deckSize, type MatchHeader, none, type Transcript, type Turn, turnCount } from './state.js'

const uint = (bits: 8 | 16 | 32) =>
  z
    .int()
    .min(0)
    .max(2 ** bits - 1)

/** Large values are text: a JSON number above 2⁵³ loses digits. */
function bigUint(bits: 64 | 256) {
  const limit = 2n ** BigInt(bits)
  return z
    .union([z.bigint(), z.int(), z.string().regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)], {
      error: `is not a whole number; write large ones as text`,
    })
    .transform((value) => BigInt(value))
    .refine((value) => value >= 0n && value < limit, { error: `is not a uint${bits}` })
}

export const tokenIdSchema = bigUint(256)
export const deckSchema = z.tuple([tokenIdSchema, tokenIdSchema, tokenIdSchema, tokenIdSchema, tokenIdSchema])

export const domainSchema = z.object({ chainId: z.int().positive(), verifyingContract: addressSchema })

/** Any values that the struct can hold; the rules check whether they are legal. */
export const headerSchema = z.object({
  version: uint(16),
  rulesetId: bytes32Schema,
  seasonId: uint(32).default(0),
  playerA: addressSchema,
  playerB: addressSchema,
  deckA: deckSchema,
  deckB: deckSchema,
  firstPlayer: uint(8),
  deadline: bigUint(64),
  salt: bytes32Schema,
})

export const turnSchema = z.object({
  cell: uint(8),
  cardIndex: uint(8),
  warningMarkCell: uint(8).default(none),
  earthBoostEdge: uint(8).default(none),
  reserved: uint(8).default(0),
})

export const turnsSchema = z.array(turnSchema).length(turnCount)

export function parseHeader(value: unknown): MatchHeader {
  return parse(headerSchema, value, 'header')
}

/** One turn, as a player sends it. */
export function parseTurn(value: unknown): Turn {
  return parse(turnSchema, value, 'turn')
}

export function parseTurns(value: unknown): Turn[] {
  return parse(turnsSchema, value, 'turns')
}

/** The plain JSON of a header: whole numbers that may be large are text. */
export function headerToJson(header: MatchHeader) {
  const tokenIds = (deck: MatchHeader['deckA']) => Array.from({ length: deckSize }, (_, i) => `${deck[i]}`)
  return {
    ...header,
    deckA: tokenIds(header.deckA),
    deckB: tokenIds(header.deckB),
    deadline: `${header.deadline}`,
  }
}

/** All fields of the turns, in the order of the struct. */
export function turnToJson({ cell, cardIndex, warningMarkCell, earthBoostEdge, reserved }: Turn): Turn {
  return { cell, cardIndex, warningMarkCell, earthBoostEdge, reserved }
}

export function transcriptToJson({ header, turns }: Transcript) {
  return { header: headerToJson(header), turns: turns.map(turnToJson) }
}

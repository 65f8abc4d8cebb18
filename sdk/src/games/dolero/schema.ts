import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { GameRecord } from './replay.js'

const bytes32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: 'is not 32 bytes in hex' })
  .transform((text) => hexToBytes(text))
const u64 = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/, { error: 'is not a whole number in decimal digits' })
  .transform(BigInt)
  .refine((value) => value < 2n ** 64n, { error: 'is above 64 bits' })
const u8 = z.int().min(0).max(255)
const time = z.int()

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('commit'), commitment: bytes32 }),
  z.strictObject({ type: z.literal('requestRandom') }),
  z.strictObject({ type: z.literal('choose'), choice: u8 }),
  z.strictObject({ type: z.literal('swap'), mask: u8 }),
  z.strictObject({ type: z.literal('show'), cards: z.array(u8).max(255) }),
  z.strictObject({ type: z.literal('arrange'), commitments: z.tuple([bytes32, bytes32, bytes32]) }),
  z.strictObject({ type: z.literal('lock') }),
  z.strictObject({ type: z.literal('open'), cards: z.tuple([u8, u8]), salts: z.tuple([bytes32, bytes32]) }),
  z.strictObject({ type: z.literal('raise'), amount: u64 }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('fold') }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('openLast'), secret: bytes32, card: u8, salt: bytes32 }),
  z.strictObject({ type: z.literal('forfeit') }),
])

export const inputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), key: bytes32, stack: u64, now: time }),
  z.strictObject({ type: z.literal('leave'), key: bytes32 }),
  z.strictObject({ type: z.literal('act'), player: u8, action: actionSchema, now: time }),
  z.strictObject({ type: z.literal('answer'), nonce: u64, vrf: bytes32, now: time }),
  z.strictObject({ type: z.literal('timeOut'), now: time }),
])

const limitsSchema = z.strictObject({
  seatFee: u64,
  maxBet: u64,
  maxStack: u64,
  rakePercent: u8,
  rakeCap: u64,
})

export const openSchema = z.strictObject({ id: bytes32, limits: limitsSchema, key: bytes32, stack: u64 })

/** A game as a JSON file: bytes in hex, amounts in decimal digits. */
export const gameRecordSchema: z.ZodType<GameRecord> = z.object({
  open: openSchema,
  inputs: z.array(inputSchema),
})

export { toPlainJson as toJson } from '../../core/plain-json.js'

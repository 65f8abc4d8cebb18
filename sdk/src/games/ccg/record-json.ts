import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { parse } from '../../core/index.js'
import type { GameRecord, RecordedBatch } from './replay.js'
import type { Game, PlayerState } from './state.js'

const uint = (bits: number) =>
  z
    .int()
    .min(0)
    .max(2 ** bits - 1)
const hex = (pattern: RegExp, what: string) =>
  z
    .string()
    .regex(pattern, { error: `is not ${what}` })
    .transform((text) => hexToBytes(text.slice(2).toLowerCase()))

const bytes32 = hex(/^0x[0-9a-f]{64}$/i, '32 bytes in hex')
/** Bytes as text: 0x and two digits per byte. */
export const hexSchema = hex(/^0x([0-9a-f]{2})*$/i, 'bytes in hex')

const cardStatsSchema = z.strictObject({
  id: uint(16),
  cardType: uint(8),
  cost: uint(8),
  attack: uint(8),
  health: uint(8),
  effects: uint(32),
})

const cardsSchema = z
  .array(cardStatsSchema)
  .refine((cards) => cards.every(({ id }, i) => i === 0 || id > (cards[i - 1]?.id ?? id)), {
    error: 'cards are sorted by id, each once',
  })

const seatSchema = z.strictObject({ addr: bytes32, link: bytes32, deck: z.array(uint(16)) })

export const startSchema = z.strictObject({
  id: uint(32),
  rules: uint(8),
  scheme: uint(8),
  turnBlocks: uint(32),
  now: uint(32),
  parentHash: bytes32,
  players: z.tuple([seatSchema, seatSchema]),
  cards: cardsSchema,
  stateHash: bytes32.optional(),
})

const playedBatchSchema = z.strictObject({
  player: uint(8),
  actions: hexSchema,
  link: bytes32.nullable(),
  parentHash: bytes32,
  now: uint(32),
  stateHash: bytes32.optional(),
})

const timeoutSchema = z.strictObject({
  timeout: z.literal(true),
  now: uint(32),
  stateHash: bytes32.optional(),
})

const resignationSchema = z.strictObject({
  resigned: z.literal(true),
  player: z.literal([0, 1]),
  stateHash: bytes32.optional(),
})

export const batchSchema = z.union([timeoutSchema, resignationSchema, playedBatchSchema])

export const gameRecordSchema = z.object({ start: startSchema, batches: z.array(batchSchema) })

/** A record as stored in a file, with bytes as hex. */
export function parseGameRecord(value: unknown): GameRecord {
  return parse(gameRecordSchema, value, 'game')
}

export const toHex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`

const hashToJson = (stateHash: Uint8Array | undefined) => (stateHash ? { stateHash: toHex(stateHash) } : {})

export function batchToJson(batch: RecordedBatch) {
  if ('timeout' in batch) return { timeout: true, now: batch.now, ...hashToJson(batch.stateHash) }
  if ('resigned' in batch) return { resigned: true, player: batch.player, ...hashToJson(batch.stateHash) }
  const { player, actions, link, parentHash, now, stateHash } = batch
  return {
    player,
    actions: toHex(actions),
    link: link && toHex(link),
    parentHash: toHex(parentHash),
    now,
    ...hashToJson(stateHash),
  }
}

export function startToJson({ stateHash, parentHash, players, ...rest }: GameRecord['start']) {
  return {
    ...rest,
    parentHash: toHex(parentHash),
    players: players.map(({ addr, link, deck }) => ({ addr: toHex(addr), link: toHex(link), deck })),
    ...hashToJson(stateHash),
  }
}

/** Plain JSON that `parseGameRecord` reads back. */
export function gameRecordToJson({ start, batches }: GameRecord) {
  return { start: startToJson(start), batches: batches.map(batchToJson) }
}

function playerToJson({ addr, link, ...player }: PlayerState) {
  return { ...player, addr: toHex(addr), link: toHex(link) }
}

/** A state in readable form: bytes as hex. */
export function gameToJson(game: Game) {
  return { ...game, players: game.players.map(playerToJson) }
}

import { BorshEventCoder } from '@coral-xyz/anchor'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { doleroIdl } from '@fivefold/sdk/solana/dolero'
import { z } from 'zod'
import type { EventLocation } from '../../event-location.js'
import type { EmittedItem, Instruction } from '../../solana/read-items.js'
import { type DoleroInstruction, readInstruction } from './instructions.js'

const coder = new BorshEventCoder(doleroIdl)

// Anchor's own classes for keys and big numbers, recognised by their methods.
const key = z.coerce.string()
const u64 = z.coerce.string().transform(BigInt)
const u8 = z.int()
const pair = <T extends z.ZodType>(item: T) => z.tuple([item, item])
const side = z.literal([0, 1])

const eventSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('gameOpened'), game: key, playerKey: key, stack: u64 }),
  z.object({ name: z.literal('playerJoined'), game: key, playerKey: key, stack: u64 }),
  z.object({ name: z.literal('chosen'), game: key, player: side, choice: u8 }),
  z.object({ name: z.literal('dealt'), game: key, jokers: pair(u8) }),
  z.object({ name: z.literal('swapped'), game: key, player: side }),
  z.object({ name: z.literal('opened'), game: key, player: side, position: z.literal([1, 2, 3]), card: u8 }),
  z.object({ name: z.literal('raised'), game: key, player: side, amount: u64, bet: u64 }),
  z.object({ name: z.literal('called'), game: key, player: side, bet: u64 }),
  z.object({ name: z.literal('folded'), game: key, player: side, returned: u64 }),
  z.object({ name: z.literal('revealed'), game: key, player: side }),
  z.object({
    name: z.literal('roundScored'),
    game: key,
    round: z.int(),
    scores: pair(u8),
    winner: u8,
    hearts: pair(u8),
  }),
  z.object({ name: z.literal('suddenDeath'), game: key, round: z.int() }),
  z.object({ name: z.literal('gameEnded'), game: key, winner: u8, end: u8 }),
  z.object({
    name: z.literal('gameSettled'),
    game: key,
    table: key,
    winner: u8,
    rake: u64,
    payouts: pair(u64),
  }),
])
const known = new Set<string>(eventSchema.options.flatMap(({ shape }) => [...shape.name.values]))

type ProgramEvent = z.output<typeof eventSchema>
/** An opening with its table, which only the instruction names. */
type Opened = Extract<ProgramEvent, { name: 'gameOpened' }> & { table: string; token: string }

export type TableEvent = Exclude<DoleroInstruction, { name: 'gameOpening' }> & { location: EventLocation }
export type GameEvent = (Exclude<ProgramEvent, { name: 'gameOpened' }> | Opened) & { location: EventLocation }
export type DoleroEvent = TableEvent | GameEvent
/** One event, by its name. */
export type Named<Name extends DoleroEvent['name']> = Extract<DoleroEvent, { name: Name }>

/** The token name of a table without a mint. */
export const sol = 'SOL'

/** Decodes an instruction or a log of the program; undefined if it affects no row. */
export function readDoleroEvent({ item, location }: EmittedItem): DoleroEvent | undefined {
  if (item.kind === 'instruction') {
    const read = readInstruction(item)
    return read && read.name !== 'gameOpening' ? { ...read, location } : undefined
  }
  const event = readLog(item.message)
  if (event?.name !== 'gameOpened') return event && { ...event, location }
  return { ...event, ...tableOf(item.instruction), location }
}

function readLog(message: string): ProgramEvent | undefined {
  const event = coder.decode(message)
  if (!event) throw new FivefoldError('the program has no such event', { code: 'UNKNOWN_EVENT' })
  if (!known.has(event.name)) return undefined
  return parse(eventSchema, { name: event.name, ...event.data }, `event ${event.name}`)
}

function tableOf(instruction: Instruction | undefined): { table: string; token: string } {
  const opening = instruction && readInstruction(instruction)
  if (opening?.name !== 'gameOpening')
    throw new FivefoldError('the instruction that opened the game was not read', { code: 'NO_OPENING' })
  const { table = '', mint = sol } = opening.accounts
  return { table, token: mint }
}

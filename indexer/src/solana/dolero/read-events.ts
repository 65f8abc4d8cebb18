import { BorshEventCoder } from '@coral-xyz/anchor'
import { parse } from '@fivefold/sdk/core'
import { doleroIdl } from '@fivefold/sdk/solana/dolero'
import { z } from 'zod'
import type { Place } from '../../place.js'
import { committedSignatures } from '../committed-signatures.js'
import type { SolanaBlock } from '../source.js'
import { type DoleroInstruction, readInstruction } from './instructions.js'

const coder = new BorshEventCoder(doleroIdl)

// Anchor's own classes for keys and big numbers, told apart from text only by their methods.
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

type ToldEvent = z.output<typeof eventSchema>
/** An opening says where: its instruction knows the table. */
type Opened = Extract<ToldEvent, { name: 'gameOpened' }> & { table: string; token: string }

export type TableEvent = Exclude<DoleroInstruction, { name: 'gameOpening' }> & { place: Place }
export type GameEvent = (Exclude<ToldEvent, { name: 'gameOpened' }> | Opened) & { place: Place }
export type DoleroEvent = TableEvent | GameEvent
/** One event, by its name. */
export type Named<Name extends DoleroEvent['name']> = Extract<DoleroEvent, { name: Name }>

/** What the token of a table without a mint is called. */
export const sol = 'SOL'

/** What the program told in these blocks; in each of them what happened to tables comes first. */
export function readDoleroEvents(blocks: SolanaBlock[], program: string): DoleroEvent[] {
  return blocks.flatMap((block) => readBlock(block, program))
}

type Placed = { transactionIndex: number; instructionAddress: number[] }
const addressOf = ({ transactionIndex, instructionAddress }: Placed): string =>
  `${transactionIndex}/${instructionAddress.join('/')}`

function readBlock(block: SolanaBlock, program: string): DoleroEvent[] {
  const { header, instructions, logs } = block
  const signatures = committedSignatures(block)
  let logIndex = 0
  const placeOf = (transaction: string): Place => ({
    block: header.slot,
    logIndex: logIndex++,
    transaction,
    timestamp: new Date(header.timestamp * 1000),
  })
  const events: DoleroEvent[] = []
  const openings = new Map<string, DoleroInstruction>()
  for (const instruction of instructions) {
    const transaction = signatures.get(instruction.transactionIndex)
    if (!transaction || instruction.programId !== program) continue
    const read = readInstruction(instruction.data, instruction.accounts)
    if (read?.name === 'gameOpening') openings.set(addressOf(instruction), read)
    else if (read) events.push({ ...read, place: placeOf(transaction) })
  }
  for (const log of logs) {
    const transaction = signatures.get(log.transactionIndex)
    // Any program may log any bytes: they count only if ours wrote them.
    if (!transaction || log.programId !== program || log.kind !== 'data') continue
    const event = readLog(log.message)
    if (!event) continue
    const place = placeOf(transaction)
    if (event.name !== 'gameOpened') events.push({ ...event, place })
    else events.push({ ...event, ...tableOf(openings.get(addressOf(log))), place })
  }
  return events
}

function readLog(message: string): ToldEvent | undefined {
  const event = coder.decode(message)
  if (!event || !known.has(event.name)) return undefined
  return parse(eventSchema, { name: event.name, ...event.data }, `event ${event.name}`)
}

function tableOf(opening: DoleroInstruction | undefined): { table: string; token: string } {
  const { table = '', mint = sol } = opening?.accounts ?? {}
  return { table, token: mint }
}

import { type GameEvent, readGameEvents } from '../game-events.js'
import type { Emitted, ReadResult } from '../read-each.js'
import type { SolanaBlock, SolanaProgram } from './source.js'

export type Instruction = { data: string; accounts: readonly string[] }

/** An instruction, or a log with the instruction that wrote it if the game reads that one too. */
type Item =
  | ({ kind: 'instruction' } & Instruction)
  | { kind: 'log'; message: string; instruction: Instruction | undefined }

export type EmittedItem = Emitted & { item: Item }

/**
 * What these programs did in these blocks; in each block, instructions come first. Any program may log any bytes: they
 * count only if the program itself wrote them.
 */
export function readEvents(blocks: SolanaBlock[], programs: readonly SolanaProgram[]): ReadResult<GameEvent> {
  return readGameEvents<'solana'>(blocks.flatMap(readItems), programs)
}

function readItems({ header, transactions, instructions, logs }: SolanaBlock): EmittedItem[] {
  // Failed transactions have logs too, but no effect.
  const committed = transactions.filter(({ err }) => err == null)
  const signatures = new Map(committed.map((each) => [each.transactionIndex, each.signatures[0]]))
  const byAddress = new Map(instructions.map((each) => [addressOf(each), each]))
  const timestamp = new Date(header.timestamp * 1000)
  const items: EmittedItem[] = []
  const add = (of: InstructionAddress, contract: string, data: string, item: Item) => {
    const transaction = signatures.get(of.transactionIndex)
    if (!transaction) return
    const location = { block: header.slot, logIndex: items.length, transaction, timestamp }
    items.push({ location, contract, data, item })
  }
  for (const each of instructions) {
    const { data, accounts } = each
    add(each, each.programId, data, { kind: 'instruction', data, accounts })
  }
  for (const each of logs) {
    const { message } = each
    const instruction = byAddress.get(addressOf(each))
    if (each.kind === 'data') add(each, each.programId, message, { kind: 'log', message, instruction })
  }
  return items
}

type InstructionAddress = { transactionIndex: number; instructionAddress: number[] }

/** The position of an instruction in its block. */
const addressOf = ({ transactionIndex, instructionAddress }: InstructionAddress): string =>
  [transactionIndex, ...instructionAddress].join('/')

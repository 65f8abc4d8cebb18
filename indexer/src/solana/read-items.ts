import type { Emitted } from '../read-each.js'
import type { SolanaBlock } from './source.js'

type Item =
  | { kind: 'instruction'; data: string; accounts: readonly string[] }
  | { kind: 'log'; message: string }

/** An instruction or a log. */
export type EmittedItem = Emitted & {
  /** The location of its instruction in the chain. */
  address: string
  item: Item
}

/** Instructions and logs of these blocks; within a block, instructions come first. */
export function readItems(blocks: SolanaBlock[]): EmittedItem[] {
  return blocks.flatMap(readBlock)
}

function readBlock({ header, transactions, instructions, logs }: SolanaBlock): EmittedItem[] {
  // Failed transactions have logs too, but no effect.
  const committed = transactions.filter(({ err }) => err == null)
  const signatures = new Map(committed.map((each) => [each.transactionIndex, each.signatures[0]]))
  const timestamp = new Date(header.timestamp * 1000)
  const items: EmittedItem[] = []
  const add = (of: BlockAndIndex, contract: string, data: string, item: Item) => {
    const transaction = signatures.get(of.transactionIndex)
    if (!transaction) return
    const location = { block: header.slot, logIndex: items.length, transaction, timestamp }
    items.push({ location, contract, data, address: addressOf(header.slot, of), item })
  }
  for (const each of instructions) {
    const { data, accounts } = each
    add(each, each.programId, data, { kind: 'instruction', data, accounts })
  }
  for (const each of logs) {
    const { message } = each
    if (each.kind === 'data') add(each, each.programId, message, { kind: 'log', message })
  }
  return items
}

type BlockAndIndex = { transactionIndex: number; instructionAddress: number[] }

const addressOf = (slot: number, { transactionIndex, instructionAddress }: BlockAndIndex): string =>
  `${slot}/${transactionIndex}/${instructionAddress.join('/')}`

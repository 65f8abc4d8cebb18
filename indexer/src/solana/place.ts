import type { SolanaBlock } from './source.js'

/** Where an event stands in the chain. */
export type Place = { block: number; logIndex: number; transaction: string; timestamp: Date }

type Placed = Pick<Place, 'block' | 'logIndex'>

/** Whether an event comes after the last one that a row knows: blocks may be read twice. */
export function isNews({ block, logIndex }: Placed, row: Placed | undefined): boolean {
  return !row || block > row.block || (block === row.block && logIndex > row.logIndex)
}

/** Failed transactions have logs too, but changed nothing. */
export function committedSignatures({
  transactions,
}: Pick<SolanaBlock, 'transactions'>): Map<number, string | undefined> {
  const committed = transactions.filter(({ err }) => err == null)
  return new Map(committed.map(({ transactionIndex, signatures }) => [transactionIndex, signatures[0]]))
}

import type { SolanaBlock } from './source.js'

/** Failed transactions have logs too, but changed nothing. */
export function committedSignatures({
  transactions,
}: Pick<SolanaBlock, 'transactions'>): Map<number, string | undefined> {
  const committed = transactions.filter(({ err }) => err == null)
  return new Map(committed.map(({ transactionIndex, signatures }) => [transactionIndex, signatures[0]]))
}

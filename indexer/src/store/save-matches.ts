import { FivefoldError } from '@fivefold/sdk/core'
import type { Store } from '@subsquid/typeorm-store'
import { type Chain, MatchCounter, RecordedMatch } from '../model/index.js'

/** A MatchRecorded event of any chain. */
export type Match = {
  number: bigint
  player: string
  block: number
  transaction: string
  timestamp: Date
}

/** Writes recorded matches, in the chain's order. The same ones written twice leave the same rows. */
export async function saveMatches(store: Store, chain: Chain, matches: Match[]): Promise<void> {
  const rows = matches.map((match) => toRow(chain, match))
  await store.upsert(rows)
  const last = rows.at(-1)
  if (!last) return
  const { number: count, block, timestamp: updatedAt } = last
  await store.upsert(new MatchCounter({ id: chain, count, block, updatedAt }))
}

function toRow(chain: Chain, { number, ...match }: Match): RecordedMatch {
  return new RecordedMatch({ id: `${chain}-${number}`, chain, number: toInt(number), ...match })
}

/** GraphQL's Int and the column behind it have 32 bits; the chains count in 64. */
function toInt(value: bigint): number {
  if (value <= 0x7fff_ffffn) return Number(value)
  throw new FivefoldError(`match number ${value} does not fit into 32 bits`, { code: 'OUT_OF_RANGE', value })
}

import { FivefoldError } from '@fivefold/sdk/core'
import type { Store } from '@subsquid/typeorm-store'
import type { Origin } from '../chain.js'
import { ChainStatus, MatchCounter, RecordedMatch } from '../model/index.js'

/** A MatchRecorded event of any chain. */
export type Match = {
  number: bigint
  player: string
  block: number
  transaction: string
  timestamp: Date
}

export type Batch = {
  origin: Origin
  /** In the chain's order. */
  matches: Match[]
  /** The last block of the batch. */
  height: number
}

/** Writes what a batch of blocks brought. The same batch written twice leaves the same rows. */
export async function saveBatch(store: Store, { origin, matches, height }: Batch): Promise<void> {
  const { chain, genesisHash, contracts } = origin
  const rows = matches.map((match) => toRow(chain, match))
  await store.upsert(rows)
  const last = rows.at(-1)
  if (last) {
    const { number: count, block, timestamp: updatedAt } = last
    await store.upsert(new MatchCounter({ id: chain, count, block, updatedAt }))
  }
  await store.upsert(new ChainStatus({ id: chain, height, genesisHash, contracts, updatedAt: new Date() }))
}

function toRow(chain: Origin['chain'], { number, ...match }: Match): RecordedMatch {
  return new RecordedMatch({ id: `${chain}-${number}`, chain, number: toInt(number), ...match })
}

/** GraphQL's Int and the column behind it have 32 bits; the chains count in 64. */
function toInt(value: bigint): number {
  if (value <= 0x7fff_ffffn) return Number(value)
  throw new FivefoldError(`match number ${value} does not fit into 32 bits`, { code: 'OUT_OF_RANGE', value })
}

import { z } from 'zod'
import type { Probe } from './part.js'
import { runQuery } from './probes.js'

/** A processor that is behind and does not advance for this long is stalled. */
const longestRest = 10_000
const rowsSchema = z.array(z.object({ height: z.int() }))

export type ProcessorProbeOptions = {
  databaseUrl: string
  /** The chain's name in the indexer's table. */
  chain: string
  readHead: () => Promise<number>
  /** How many blocks behind the head still count as caught up. */
  tolerance: number
}

/** A processor is healthy if its height in the database is the chain's, or advancing. */
export function processorKeepsUp({ databaseUrl, chain, readHead, tolerance }: ProcessorProbeOptions): Probe {
  let before = Number.POSITIVE_INFINITY
  let movedAt = 0
  return async () => {
    const [head, height] = await Promise.all([readHead(), readHeight(databaseUrl, chain)])
    if (height === undefined) throw new Error('has not read a block yet')
    if (height > before) movedAt = Date.now()
    before = height
    const isStuck = Date.now() - movedAt > longestRest
    if (head - height > tolerance && isStuck) throw new Error(`stalled at block ${height} of ${head}`)
  }
}

async function readHeight(databaseUrl: string, chain: string): Promise<number | undefined> {
  const rows = await runQuery(databaseUrl, 'SELECT height FROM chain_status WHERE id = $1', [chain])
  return rowsSchema.parse(rows)[0]?.height
}

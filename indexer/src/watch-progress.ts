import type { Deployment } from '@fivefold/sdk/config'
import { isStalled, type Progress, trackProgress } from '@fivefold/sdk/indexer'
import pg from 'pg'
import type { ChainIndexer } from './chain.js'
import { log } from './log.js'
import { chainHead } from './metrics.js'
import type { Chain } from './model/index.js'
import { lastAttempt } from './store/save-events.js'

const longestInterval = 5_000
const queryTimeout = 5_000

export type WatchProgressParameters = {
  chain: Chain
  indexer: ChainIndexer
  deployment: Deployment
  databaseUrl: string
  /** How long the height may stay the same while the chain has newer blocks, in milliseconds. */
  patience: number
  onStall: () => void
}

/**
 * Calls `onStall` when the processor does not advance although the chain has newer blocks, and stores since when in the
 * chain's status. The first check is complete when this returns, so a failure on the first block is noticed.
 */
export async function watchProgress(parameters: WatchProgressParameters): Promise<void> {
  const { chain, patience, onStall } = parameters
  const interval = Math.min(longestInterval, patience / 3)
  let progress = await readProgress(parameters, undefined)
  const lookAgain = async () => {
    const seen = await readProgress(parameters, progress)
    // A failed check keeps the previous result; otherwise an occasional lost answer could hide a stall.
    progress = seen ?? progress
    const now = Date.now()
    // A batch with many events that cannot be stored takes long, and would take as long after a restart.
    const isWorking = now - lastAttempt() < patience
    if (!seen || isWorking || !isStalled(seen, now, patience)) return void setTimeout(lookAgain, interval)
    log.error(`${chain}: stalled at block ${seen.height}, the chain has newer blocks`)
    onStall()
  }
  setTimeout(lookAgain, interval)
}

/** Undefined when the chain or the database does not answer, which is not the processor's fault. */
async function readProgress(
  { chain, indexer, deployment, databaseUrl }: WatchProgressParameters,
  before: Progress | undefined,
): Promise<Progress | undefined> {
  const reader = indexer.connect(deployment)
  const database = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: queryTimeout,
    query_timeout: queryTimeout,
  })
  database.on('error', () => {})
  try {
    const head = await reader.readHead()
    chainHead.set({ chain }, head)
    await database.connect()
    const height = await readHeight(database, chain)
    if (height === undefined) return undefined
    const progress = trackProgress(before, { head, height, now: Date.now() })
    const hasAdvanced = before !== undefined && before.height !== height
    if (progress.behindSince !== undefined && !hasAdvanced) {
      // A batch that hangs may hold a lock on the row. The stall is noticed without this report.
      await writeBehind(database, chain, progress).catch(() => {})
    }
    return progress
  } catch {
    return undefined
  } finally {
    reader.close()
    await database.end().catch(() => {})
  }
}

async function readHeight(database: pg.Client, chain: Chain): Promise<number | undefined> {
  const { rows } = await database.query<{ height: number }>('SELECT height FROM chain_status WHERE id = $1', [
    chain,
  ])
  return rows[0]?.height
}

/** Only if no block was indexed meanwhile. The next indexed block clears it. */
async function writeBehind(
  database: pg.Client,
  chain: Chain,
  { height, behindSince = 0 }: Progress,
): Promise<void> {
  await database.query(
    'UPDATE chain_status SET behind_since = $3 WHERE id = $1 AND height = $2 AND behind_since IS NULL',
    [chain, height, new Date(behindSince)],
  )
}

import { FivefoldError } from '@fivefold/sdk/core'
import type { ChainClient } from './chain-client.js'
import type { Player } from './player.js'

/** Progress of a submitted match. `late`: in a block, but the indexer did not report it in time. */
export type RecordStage = 'funding' | 'sending' | 'in block' | 'indexed' | 'late'

export type RecordMatchOptions<Account> = {
  client: Pick<ChainClient, 'readBalance' | 'fundAccount'> & {
    /** Sends the result and returns the transaction. */
    recordMatch(account: Account): Promise<string>
  }
  player: Player<Account>
  /** Whether the indexer has the transaction. */
  isIndexed: (transaction: string) => Promise<boolean>
  onStage: (stage: RecordStage) => void
  pollMs?: number
  timeoutMs?: number
}

/** Sends one match and follows it until the indexer reports it. An empty burner account is funded first. */
export async function recordMatch<Account>(options: RecordMatchOptions<Account>): Promise<RecordStage> {
  const { client, player, onStage } = options
  if (player.kind === 'burner' && (await client.readBalance(player.address)).raw === 0n) {
    onStage('funding')
    await client.fundAccount(player.address)
  }
  onStage('sending')
  const transaction = await client.recordMatch(player.account)
  onStage('in block')
  const stage = (await waitForIndexer(transaction, options)) ? 'indexed' : 'late'
  onStage(stage)
  return stage
}

async function waitForIndexer<Account>(
  transaction: string,
  { isIndexed, pollMs = 250, timeoutMs = 30_000 }: RecordMatchOptions<Account>,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (await isIndexed(transaction).catch(unlessUnexpected)) return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}

/** The indexer may be down for a while; any other error is a bug and must surface. */
function unlessUnexpected(error: unknown): false {
  if (error instanceof FivefoldError) return false
  throw error
}

import type { Hex } from 'viem'
import type { LedgerWinner } from '../../../ledger/index.js'
import { withChainErrors } from '../chain-error.js'
import type { EvmConnection } from '../connect.js'
import { ledger } from './contract.js'

const statuses = ['none', 'claimed', 'final', 'voided'] as const

export type LedgerEntry = {
  readonly status: Exclude<(typeof statuses)[number], 'none'>
  readonly winner: LedgerWinner
  /** When a claim can become final, unix seconds; 0 for a result signed by both players. */
  readonly standsAt: bigint
  /** The digest of the signed result. */
  readonly digest: Hex
}

/** The ledger's entry for a match; null if there is none. */
export async function readLedgerEntry(connection: EvmConnection, key: Hex): Promise<LedgerEntry | null> {
  const [status, winner, standsAt, digest] = await withChainErrors(() =>
    connection.client.readContract({ ...ledger(connection), functionName: 'resultOf', args: [key] }),
  )
  const name = statuses[status]
  if (!name || name === 'none') return null
  return { status: name, winner: winner as LedgerWinner, standsAt, digest }
}

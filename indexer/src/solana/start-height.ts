import { parse } from '@fivefold/sdk/core'
import type { SolanaRpcClient } from '@subsquid/solana-stream'
import { z } from 'zod'

const finalized = { commitment: 'finalized' } as const

/** Height of the first block at or above a slot that the node still has. */
export async function findStartHeight(client: SolanaRpcClient, slot: number): Promise<number> {
  const first = parse(z.int(), await client.call('getFirstAvailableBlock'), 'getFirstAvailableBlock')
  const answer = await client.call('getBlocksWithLimit', [Math.max(slot, first), 1, finalized])
  const [produced] = parse(z.array(z.int()), answer, 'getBlocksWithLimit')
  if (produced === undefined) throw new Error(`slot ${slot} is not final yet`)
  return readHeight(client, produced)
}

async function readHeight(client: SolanaRpcClient, slot: number): Promise<number> {
  const options = {
    ...finalized,
    transactionDetails: 'none',
    rewards: false,
    maxSupportedTransactionVersion: 0,
  }
  const answer = await client.call('getBlock', [slot, options])
  return parse(z.object({ blockHeight: z.int() }), answer, `block of slot ${slot}`).blockHeight
}

import { SYSVAR_CLOCK_PUBKEY } from '@solana/web3.js'
import { FivefoldError } from '../../../core/error.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'

const timestampAt = 32

/** The chain's clock in unix seconds, which deadlines are compared with. */
export async function readTime({ rpc }: SolanaConnection): Promise<number> {
  const clock = await callNode(() => rpc.getAccountInfo(SYSVAR_CLOCK_PUBKEY))
  if (!clock) throw new FivefoldError('The Solana node does not return the clock', { code: 'NODE_REFUSED' })
  return Number(clock.data.readBigInt64LE(timestampAt))
}

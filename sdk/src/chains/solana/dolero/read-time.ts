import { SYSVAR_CLOCK_PUBKEY } from '@solana/web3.js'
import { FivefoldError } from '../../../core/error.js'
import { askNode } from '../ask-node.js'
import type { SolanaConnection } from '../connect.js'

const timestampAt = 32

/** The chain's clock in unix seconds: what deadlines are compared with. */
export async function readTime({ rpc }: SolanaConnection): Promise<number> {
  const clock = await askNode(() => rpc.getAccountInfo(SYSVAR_CLOCK_PUBKEY))
  if (!clock) throw new FivefoldError('The Solana node does not tell the time', { code: 'NODE_REFUSED' })
  return Number(clock.data.readBigInt64LE(timestampAt))
}

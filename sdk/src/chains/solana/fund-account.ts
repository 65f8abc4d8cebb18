import { LAMPORTS_PER_SOL } from '@solana/web3.js'
import { FivefoldError } from '../../core/error.js'
import { callNode } from './call-node.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'
import { waitForTransaction } from './wait-for-transaction.js'

const gift = 10 * LAMPORTS_PER_SOL

/** Sends faucet money to an account on a local chain. */
export async function fundAccount(connection: SolanaConnection, address: string): Promise<void> {
  if (!connection.local) throw new FivefoldError('Only local chains have a faucet', { code: 'NOT_LOCAL' })
  const { rpc } = connection
  const to = toPublicKey(address)
  const { lastValidBlockHeight } = await callNode(() => rpc.getLatestBlockhash())
  const signature = await callNode(() => rpc.requestAirdrop(to, gift))
  await waitForTransaction(connection, { signature, lastValidBlockHeight })
}

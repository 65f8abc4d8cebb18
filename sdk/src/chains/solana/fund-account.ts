import { LAMPORTS_PER_SOL } from '@solana/web3.js'
import { FivefoldError } from '../../core/error.js'
import { askNode } from './ask-node.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'
import { waitForTransaction } from './wait-for-transaction.js'

const gift = 10 * LAMPORTS_PER_SOL

/** Gives an account of a local chain something to spend. */
export async function fundAccount(connection: SolanaConnection, address: string): Promise<void> {
  if (!connection.local) throw new FivefoldError('Only local chains give money away', { code: 'NOT_LOCAL' })
  const { rpc } = connection
  const to = toPublicKey(address)
  const { lastValidBlockHeight } = await askNode(() => rpc.getLatestBlockhash())
  const signature = await askNode(() => rpc.requestAirdrop(to, gift))
  await waitForTransaction(connection, { signature, lastValidBlockHeight })
}

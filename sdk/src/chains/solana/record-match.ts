import type { SolanaAccount } from './account.js'
import { askNode } from './ask-node.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'
import { sendTransaction } from './send-transaction.js'

/** Raises the counter by one. Resolves when that is in a block. */
export async function recordMatch(
  connection: SolanaConnection,
  account: SolanaAccount,
): Promise<{ transaction: string }> {
  const player = toPublicKey(account.address)
  const instruction = await askNode(() =>
    connection.matchCounter.methods.recordMatch().accounts({ player }).instruction(),
  )
  return sendTransaction(connection, account, [instruction])
}

import { FivefoldError } from '../../core/error.js'
import type { PolkadotAccount } from './account.js'
import type { PolkadotConnection } from './connect.js'
import { sendTransaction } from './send-transaction.js'

/** Produces blocks on a local chain that may need a transaction for each: the account sends empty remarks. */
export async function passBlocks(
  { api, local }: PolkadotConnection,
  account: PolkadotAccount,
  count: number,
): Promise<void> {
  if (!local) throw new FivefoldError('Only local chains wait for transactions', { code: 'NOT_LOCAL' })
  for (let passed = 0; passed < count; passed++) {
    await sendTransaction(api, api.tx.system.remark('0x'), account)
  }
}

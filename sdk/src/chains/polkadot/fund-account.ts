import { FivefoldError } from '../../core/error.js'
import { accountFromSecret } from './burner.js'
import type { PolkadotConnection } from './connect.js'
import { sendTransaction } from './send-transaction.js'

const UNIT = 10n ** 12n
const GIFT = 1000n * UNIT
const ATTEMPTS = 3

/** Gives an account of a local chain something to spend. */
export async function fundAccount({ api, local }: PolkadotConnection, address: string): Promise<void> {
  if (!local) throw new FivefoldError('Only local chains give money away', { code: 'NOT_LOCAL' })
  const giver = accountFromSecret('//Alice')
  for (let attempt = 1; ; attempt++) {
    try {
      await sendTransaction(api, api.tx.balances.transferKeepAlive(address, GIFT), giver)
      return
    } catch (error) {
      // everybody is given by the same account: another client may have used up the nonce
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error
    }
  }
}

function isOvertaken(error: unknown): boolean {
  return error instanceof FivefoldError && ['TRANSACTION_REFUSED', 'TRANSACTION_DROPPED'].includes(error.code)
}

import { FivefoldError } from '../../core/error.js'
import { accountFromSecret } from './burner.js'
import type { PolkadotConnection } from './connect.js'
import { sendTransaction } from './send-transaction.js'

const UNIT = 10n ** 12n
const GIFT = 1000n * UNIT
const ATTEMPTS = 3

/** Sends faucet money to an account on a local chain. */
export async function fundAccount({ api, local }: PolkadotConnection, address: string): Promise<void> {
  if (!local) throw new FivefoldError('Only local chains have a faucet', { code: 'NOT_LOCAL' })
  const giver = accountFromSecret('//Alice')
  for (let attempt = 1; ; attempt++) {
    try {
      await sendTransaction(api, api.tx.balances.transferKeepAlive(address, GIFT), giver)
      return
    } catch (error) {
      // one account funds all: another client may have used the nonce
      if (attempt === ATTEMPTS || !isOvertaken(error)) throw error
    }
  }
}

function isOvertaken(error: unknown): boolean {
  return error instanceof FivefoldError && ['TRANSACTION_REFUSED', 'TRANSACTION_DROPPED'].includes(error.code)
}

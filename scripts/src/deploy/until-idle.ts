import { setTimeout as delay } from 'node:timers/promises'
import { FivefoldError } from '@fivefold/sdk/core'

const patience = 120_000
const pause = 500

/**
 * Waits until an account has no pending transactions. An interrupted run may have sent some; they must be in a block
 * before the missing ones are determined.
 * @param countPending the number of pending transactions in the node's pool
 */
export async function untilIdle(address: string, countPending: () => Promise<number>): Promise<void> {
  const end = Date.now() + patience
  for (let pending = await countPending(); pending > 0; pending = await countPending()) {
    if (Date.now() > end) {
      throw new FivefoldError(`${address} has ${pending} transactions that are in no block yet`, {
        code: 'TRANSACTIONS_PENDING',
        value: address,
        hint: 'run this again once they are in a block',
      })
    }
    await delay(pause)
  }
}

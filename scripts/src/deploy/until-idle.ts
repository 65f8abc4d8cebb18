import { setTimeout as delay } from 'node:timers/promises'
import { FivefoldError } from '@fivefold/sdk/core'

const patience = 120_000
const pause = 500

/**
 * Waits until all transactions of an account are in a block. A run that was killed may have sent some: what they did
 * must show on the chain before it is read what is left to do.
 * @param countPending how many the node has that are in no block
 */
export async function untilIdle(address: string, countPending: () => Promise<number>): Promise<void> {
  const end = Date.now() + patience
  for (let pending = await countPending(); pending > 0; pending = await countPending()) {
    if (Date.now() > end) {
      throw new FivefoldError(`${address} has ${pending} transactions that are in no block yet`, {
        code: 'TRANSACTIONS_PENDING',
        value: address,
        hint: 'run again when they are',
      })
    }
    await delay(pause)
  }
}

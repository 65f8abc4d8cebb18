import type { PolkadotAccount } from './account.js'
import type { PolkadotConnection } from './connect.js'

/** Raises the counter by one. Resolves when that is in a block. */
export async function recordMatch(
  { matchCounter }: PolkadotConnection,
  account: PolkadotAccount,
): Promise<{ transaction: string }> {
  const { transaction } = await matchCounter.tx.recordMatch({ account })
  return { transaction }
}

import { FivefoldError } from '../../core/error.js'
import type { PolkadotConnection } from './connect.js'

/** Produces blocks on a local chain, which otherwise produces one only for a transaction. */
export async function makeBlocks({ api, local }: PolkadotConnection, count = 1): Promise<void> {
  if (!local) throw new FivefoldError('Only local chains make blocks on demand', { code: 'NOT_LOCAL' })
  await api.rpc('dev_newBlock', { count })
}

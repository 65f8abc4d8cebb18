import { FivefoldError } from '../../core/error.js'
import type { PolkadotConnection } from './connect.js'

/** Lets a local chain go on without transactions: by itself it makes a block only for one. */
export async function makeBlocks({ api, local }: PolkadotConnection, count = 1): Promise<void> {
  if (!local) throw new FivefoldError('Only local chains make blocks on demand', { code: 'NOT_LOCAL' })
  await api.rpc('dev_newBlock', { count })
}

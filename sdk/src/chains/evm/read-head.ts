import { withChainErrors } from './chain-error.js'
import type { EvmConnection } from './connect.js'

/** The newest block. */
export async function readHead({ client }: EvmConnection): Promise<{ height: number }> {
  const height = await withChainErrors(() => client.getBlockNumber({ cacheTime: 0 }))
  return { height: Number(height) }
}

import { parseAddress } from './address.js'
import { withChainErrors } from './chain-error.js'
import type { EvmConnection } from './connect.js'

export type Balance = { raw: bigint; decimals: number; symbol: string }

/** The balance of an account. */
export async function readBalance({ client, chain }: EvmConnection, address: string): Promise<Balance> {
  const raw = await withChainErrors(() => client.getBalance({ address: parseAddress(address) }))
  const { decimals, symbol } = chain.nativeCurrency
  return { raw, decimals, symbol }
}

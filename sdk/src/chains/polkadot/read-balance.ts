import type { PolkadotConnection } from './connect.js'

export type Balance = { raw: bigint; decimals: number; symbol: string }

/** The balance of an account. */
export async function readBalance({ api }: PolkadotConnection, address: string): Promise<Balance> {
  const { data } = await api.query.system.account(address)
  const [decimals = 12] = api.registry.chainDecimals
  const [symbol = 'UNIT'] = api.registry.chainTokens
  return { raw: data.free.toBigInt(), decimals, symbol }
}

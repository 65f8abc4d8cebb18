import type { PolkadotConnection } from './connect.js'

/** The newest block. */
export async function readHead({ api }: PolkadotConnection): Promise<{ height: number }> {
  const header = await api.rpc.chain.getHeader()
  return { height: header.number.toNumber() }
}

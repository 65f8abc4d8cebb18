import type { ApiPromise } from '@polkadot/api'

/** Whether a contract with this code is at an address. */
export async function isDeployed(api: ApiPromise, address: string, codeHash: string): Promise<boolean> {
  const info = await api.query.contracts.contractInfoOf(address)
  return info.isSome && info.unwrap().codeHash.toHex() === codeHash
}

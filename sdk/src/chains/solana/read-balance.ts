import { callNode } from './call-node.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'

export type Balance = { raw: bigint; decimals: number; symbol: string }

/** The balance of an account. */
export async function readBalance({ rpc }: SolanaConnection, address: string): Promise<Balance> {
  const key = toPublicKey(address)
  const lamports = await callNode(() => rpc.getBalance(key))
  return { raw: BigInt(lamports), decimals: 9, symbol: 'SOL' }
}

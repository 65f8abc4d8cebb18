import { callNode } from './call-node.js'
import type { SolanaConnection } from './connect.js'

/** The slot of the newest block. */
export async function readHead({ rpc }: SolanaConnection): Promise<{ height: number }> {
  return { height: await callNode(() => rpc.getSlot()) }
}

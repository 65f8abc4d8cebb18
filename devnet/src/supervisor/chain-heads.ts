import { z } from 'zod'
import { callRpc } from '../config/json-rpc.js'

const hexNumber = z
  .string()
  .regex(/^0x[0-9a-f]+$/)
  .transform(Number)

/** The newest block of each kind of chain, over its RPC. */
export async function readEvmHead(url: string): Promise<number> {
  return hexNumber.parse(await callRpc({ url, method: 'eth_blockNumber' }))
}

export async function readSolanaHead(url: string): Promise<number> {
  return z.int().parse(await callRpc({ url, method: 'getSlot', params: [{ commitment: 'finalized' }] }))
}

export async function readPolkadotHead(url: string): Promise<number> {
  const header = await callRpc({ url, method: 'chain_getHeader' })
  return z.object({ number: hexNumber }).parse(header).number
}

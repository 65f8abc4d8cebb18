import { parse } from '@fivefold/sdk/core'
import { RpcClient } from '@subsquid/rpc-client'
import { z } from 'zod'
import type { ChainReader } from '../chain.js'

const blockSchema = z.object({ hash: z.string() })
const heightSchema = z.string().regex(/^0x[0-9a-f]+$/)

export function connectReader(url: string): ChainReader {
  const client = new RpcClient({ url, log: null, requestTimeout: 10_000 })
  const getBlock = (height: number) =>
    client.call('eth_getBlockByNumber', [`0x${height.toString(16)}`, false])
  return {
    readGenesisHash: async () => parse(blockSchema, await getBlock(0), 'block 0 of the EVM chain').hash,
    readBlockHash: async (height) =>
      parse(blockSchema.nullable(), await getBlock(height), `block ${height} of the EVM chain`)?.hash,
    readHead: async () =>
      Number(parse(heightSchema, await client.call('eth_blockNumber'), 'the head of the EVM chain')),
    close: () => client.close(),
  }
}

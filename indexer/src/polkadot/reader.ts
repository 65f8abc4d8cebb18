import { parse } from '@fivefold/sdk/core'
import { RpcClient } from '@subsquid/rpc-client'
import { z } from 'zod'
import type { ChainReader } from '../chain.js'

export function connectReader(url: string): ChainReader {
  const client = new RpcClient({ url, log: null, requestTimeout: 10_000 })
  const getBlockHash = (height: number) => client.call('chain_getBlockHash', [height])
  return {
    readGenesisHash: async () => parse(z.string(), await getBlockHash(0), 'block 0 of the Polkadot chain'),
    readBlockHash: async (height) =>
      parse(z.string().nullable(), await getBlockHash(height), `block ${height} of the Polkadot chain`) ??
      undefined,
    close: () => client.close(),
  }
}

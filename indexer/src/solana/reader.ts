import { parse } from '@fivefold/sdk/core'
import { DataSourceBuilder, SolanaRpcClient } from '@subsquid/solana-stream'
import { z } from 'zod'
import type { ChainReader } from '../chain.js'

export function connectReader(url: string): ChainReader {
  const client = new SolanaRpcClient({ url, log: null, requestTimeout: 10_000, retryAttempts: 0 })
  const blocks = new DataSourceBuilder().setRpc({ client }).build()
  return {
    readGenesisHash: async () => parse(z.string(), await client.call('getGenesisHash'), 'getGenesisHash'),
    readBlockHash: (height) => blocks.getBlockHash(height),
    readHead: async () =>
      parse(z.int(), await client.call('getSlot', [{ commitment: 'finalized' }]), 'getSlot'),
    close: () => client.close(),
  }
}

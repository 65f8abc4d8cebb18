import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from '@fivefold/sdk/core'
import { RpcClient } from '@subsquid/rpc-client'
import { z } from 'zod'
import type { ChainReader } from '../chain.js'

const timeout = 3_000
const headerSchema = z.object({ number: z.string().regex(/^0x[0-9a-f]+$/) })

export function connectReader(url: string): ChainReader {
  const client = new RpcClient({ url, log: null })
  const getBlockHash = (height: number) => withTimeout(client.call('chain_getBlockHash', [height]))
  return {
    readGenesisHash: async () => parse(z.string(), await getBlockHash(0), 'block 0 of the Polkadot chain'),
    readBlockHash: async (height) =>
      parse(z.string().nullable(), await getBlockHash(height), `block ${height} of the Polkadot chain`) ??
      undefined,
    readHead: async () => {
      const header = await withTimeout(client.call('chain_getHeader'))
      return Number(parse(headerSchema, header, 'the head of the Polkadot chain').number)
    },
    close: () => client.close(),
  }
}

/** Over a WebSocket the client waits for a connection indefinitely, regardless of its retry settings. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const tooLate = sleep(timeout, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${timeout / 1000} s`)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    timer.abort()
  }
}

import { randomUUID } from 'node:crypto'
import './quiet-chopsticks.js'
import { substrate } from '@acala-network/chopsticks-core'
import type { HexString } from '@polkadot/util/types'
import type { LocalChain } from './chain.js'
import { devMethods } from './dev-methods.js'
import { invalidParams } from './rpc-error.js'

/** One client's subscriptions. */
export type Subscriptions = {
  /** Opens one; the returned function notifies the client. */
  subscribe: (method: string, id: string, onCancel?: () => void) => (result: unknown) => void
  unsubscribe: (id: string) => void
}

export type RpcMethod = (
  context: { chain: LocalChain },
  params: readonly unknown[],
  subscriptions: Subscriptions,
) => Promise<unknown>

// A client still processing "in block" drops it when "finalized" arrives.
const FINALITY_DELAY_MS = 500

const ownMethods: Record<string, RpcMethod> = {
  author_submitExtrinsic: async ({ chain }, [extrinsic]) => chain.submitExtrinsic(hexParam(extrinsic)),

  author_submitAndWatchExtrinsic: async ({ chain }, [bytes], { subscribe, unsubscribe }) => {
    const extrinsic = hexParam(bytes)
    const id = randomUUID()
    const stopWatching = chain.pool.watch(extrinsic, (status) => {
      notify(status)
      if ('invalid' in status) unsubscribe(id)
      if (!('inBlock' in status)) return
      const finalize = () => {
        notify({ finalized: status.inBlock })
        unsubscribe(id)
      }
      setTimeout(finalize, FINALITY_DELAY_MS).unref()
    })
    const notify = subscribe('author_extrinsicUpdate', id, stopWatching)
    try {
      await chain.submitExtrinsic(extrinsic)
    } catch (error) {
      unsubscribe(id)
      throw error
    }
    return id
  },

  author_unwatchExtrinsic: async (_context, [id], { unsubscribe }) => unsubscribe(String(id)),

  author_pendingExtrinsics: async ({ chain }) => chain.pool.ready,

  system_accountNextIndex: async ({ chain }, [address]) => {
    if (typeof address !== 'string') throw invalidParams('wanted an address')
    return chain.nextNonce(address)
  },

  rpc_methods: async () => ({ methods: Object.keys(rpcMethods).sort() }),
}

// These need an upstream chain, or an API that real nodes no longer serve.
const left = /ReadProof|^archive_|^system_dryRun$/

/** All methods of the node: Chopsticks' for reading, and Fivefold's for changes. */
export const rpcMethods: Readonly<Record<string, RpcMethod>> = {
  ...Object.fromEntries(
    (Object.entries(substrate) as [string, RpcMethod][]).filter(([name]) => !left.test(name)),
  ),
  ...ownMethods,
  ...devMethods,
}

function hexParam(value: unknown): HexString {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(value))
    throw invalidParams('wanted bytes as hex')
  return value.toLowerCase() as HexString
}

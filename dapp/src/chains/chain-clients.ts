import type { Deployment } from '@fivefold/sdk/config'
import type { ChainClient, ChainConnections } from './chain-client.js'
import type { ChainId } from './chains.js'
import { loadChain } from './load-chain.js'

/** The connections to the chains of one deployment: opened on first use, and shared. */
export type ChainClients = {
  [C in ChainId]: () => Promise<ChainClient<ChainConnections[C]>>
}

/** `close` ends every connection that was opened. */
export function createChainClients(deployment: Deployment): {
  clients: ChainClients
  close: () => Promise<void>
} {
  const open = <C extends ChainId>(chain: C) => shared(async () => (await loadChain(chain)).open(deployment))
  const evm = open('evm')
  const polkadot = open('polkadot')
  const solana = open('solana')
  return {
    clients: { evm: evm.get, polkadot: polkadot.get, solana: solana.get },
    close: async () => {
      await Promise.allSettled([evm, polkadot, solana].map(async ({ opened }) => (await opened())?.close()))
    },
  }
}

/** Opens once and shares the result. A failed attempt is forgotten, so that the next call tries again. */
function shared<T>(open: () => Promise<T>): { get: () => Promise<T>; opened: () => Promise<T> | undefined } {
  let current: Promise<T> | undefined
  const get = () => {
    if (current) return current
    const opening = open()
    current = opening
    opening.catch(() => {
      if (current === opening) current = undefined
    })
    return opening
  }
  return { get, opened: () => current }
}

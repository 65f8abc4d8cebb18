import { bindChain, type ChainAccounts, type ChainConnections, type ChainModule } from './chain-client.js'
import type { ChainId } from './chains.js'

// One dynamic import per chain: the lobby renders before any of them is loaded.
const loaders: { [C in ChainId]: () => Promise<ChainModule<ChainAccounts[C], ChainConnections[C]>> } = {
  evm: async () => bindChain(await import('@fivefold/sdk/evm')),
  polkadot: async () => bindChain(await import('@fivefold/sdk/polkadot')),
  solana: async () => {
    await import('./buffer-global.js')
    return bindChain(await import('@fivefold/sdk/solana'))
  },
}

export function loadChain<C extends ChainId>(
  chain: C,
): Promise<ChainModule<ChainAccounts[C], ChainConnections[C]>> {
  return loaders[chain]()
}

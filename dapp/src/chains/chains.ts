import type { ChainName } from '@fivefold/sdk/indexer'

export type ChainId = ChainName

/** In the order they are shown. */
export const chainIds: readonly ChainId[] = ['evm', 'polkadot', 'solana']

/** The name of each chain on screen. */
export const chainNames: Record<ChainId, string> = {
  evm: 'EVM',
  polkadot: 'Polkadot',
  solana: 'Solana',
}

/** What a chain's height counts. */
export const heightNames: Record<ChainId, string> = { evm: 'block', polkadot: 'block', solana: 'slot' }

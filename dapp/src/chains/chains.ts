import type { ChainName } from '@fivefold/sdk/indexer'

export type ChainId = ChainName

/** In the order they are shown. */
export const chainIds: readonly ChainId[] = ['evm', 'polkadot', 'solana']

/** How each chain is called on screen. */
export const chainNames: Record<ChainId, string> = {
  evm: 'EVM',
  polkadot: 'Polkadot',
  solana: 'Solana',
}

/** What counts a chain's height. */
export const heightNames: Record<ChainId, string> = { evm: 'block', polkadot: 'block', solana: 'slot' }

import type { Deployment } from '@fivefold/sdk/config'
import type { ChainAccounts } from '../chains/chain-client.js'
import type { ChainId } from '../chains/chains.js'
import type { Player } from '../chains/player.js'

/** A wallet installed in this browser. */
export type WalletOption = { id: string; name: string; icon: string | undefined }

/** How the wallets of one chain are found and used. The wallet store holds the connected one. */
export type Wallets<Account> = {
  list(deployment: Deployment): Promise<WalletOption[]>
  connect(deployment: Deployment, id: string): Promise<void>
  disconnect(deployment: Deployment): Promise<void>
  /** The connected wallet, ready to sign. Throws if it is no longer available. */
  player(deployment: Deployment): Promise<Player<Account>>
}

// A chain without an entry supports burner accounts only.
const loaders: { [C in ChainId]?: () => Promise<Wallets<ChainAccounts[C]>> } = {
  evm: async () => (await import('./evm-wallets.js')).evmWallets,
  polkadot: async () => (await import('./polkadot-wallets.js')).polkadotWallets,
  solana: async () => (await import('./solana-wallets.js')).solanaWallets,
}

export function hasWallets(chain: ChainId): boolean {
  return loaders[chain] !== undefined
}

export async function loadWallets<C extends ChainId>(chain: C): Promise<Wallets<ChainAccounts[C]>> {
  const load = loaders[chain]
  if (!load) throw new Error(`no wallets are supported on ${chain}`)
  return load()
}

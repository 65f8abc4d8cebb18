import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { ChainAccounts } from '../chains/chain-client.js'
import type { ChainId } from '../chains/chains.js'
import { loadChain } from '../chains/load-chain.js'
import type { Player } from '../chains/player.js'
import { ensureBurner } from './ensure-burner.js'
import { useWalletStore } from './wallet-store.js'
import { loadWallets } from './wallets.js'

/** Returns the player on `chain`: the connected wallet, or else, on a local chain, the burner account. */
export async function findPlayer<C extends ChainId>(
  chain: C,
  deployment: Deployment,
): Promise<Player<ChainAccounts[C]>> {
  if (useWalletStore.getState().wallets[chain]) return (await loadWallets(chain)).player(deployment)
  if (!deployment.local) {
    throw new FivefoldError('There is no account to sign with', {
      code: 'NO_ACCOUNT',
      hint: 'connect a wallet',
    })
  }
  const { secret, address } = await ensureBurner(chain)
  const { accountFromSecret } = await loadChain(chain)
  return { kind: 'burner', address, account: accountFromSecret(secret) }
}

import { useBurnerStore } from '../accounts/burner-store.js'
import { useWalletStore } from '../accounts/wallet-store.js'
import type { ChainId } from '../chains/chains.js'

/** The player's address on a chain, once there is one. */
export function usePlayerAddress(chain: ChainId): string | undefined {
  const wallet = useWalletStore((state) => state.wallets[chain]?.address)
  const burner = useBurnerStore((state) => state.burners[chain]?.address)
  return wallet ?? burner
}

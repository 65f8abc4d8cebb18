import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { ChainId } from '../chains/chains.js'

/** The wallet used on a chain instead of the burner account. It keeps its keys; the dApp stores its address only. */
export type ConnectedWallet = { id: string; name: string; address: string }

type WalletState = {
  wallets: Partial<Record<ChainId, ConnectedWallet>>
  setWallet: (chain: ChainId, wallet: ConnectedWallet) => void
  removeWallet: (chain: ChainId) => void
}

export const useWalletStore = create<WalletState>()(
  persist(
    (set) => ({
      wallets: {},
      setWallet: (chain, wallet) => set(({ wallets }) => ({ wallets: { ...wallets, [chain]: wallet } })),
      removeWallet: (chain) =>
        set(({ wallets }) => {
          const { [chain]: _removed, ...rest } = wallets
          return { wallets: rest }
        }),
    }),
    { name: 'fivefold.wallets', version: 1, partialize: ({ wallets }) => ({ wallets }) },
  ),
)

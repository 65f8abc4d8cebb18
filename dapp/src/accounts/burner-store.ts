import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type ChainId, chainIds } from '../chains/chains.js'

/** A throw-away account. Its secret stays in this browser's storage unless the owner copies it. */
export type Burner = { secret: string; address: string }

type BurnerState = {
  burners: Partial<Record<ChainId, Burner>>
  setBurner: (chain: ChainId, burner: Burner) => void
  removeBurner: (chain: ChainId) => void
}

export const burnerStorageKey = 'fivefold.burners'

export const useBurnerStore = create<BurnerState>()(
  persist(
    (set) => ({
      burners: {},
      setBurner: (chain, burner) => set(({ burners }) => ({ burners: { ...burners, [chain]: burner } })),
      removeBurner: (chain) =>
        set(({ burners }) => {
          const { [chain]: _removed, ...rest } = burners
          return { burners: rest }
        }),
    }),
    {
      name: burnerStorageKey,
      version: 1,
      partialize: ({ burners }) => ({ burners }),
      merge: (stored, current) => ({ ...current, burners: parseBurners(stored) }),
    },
  ),
)

/** Reads the well-formed entries from storage and drops the rest. */
export function parseBurners(stored: unknown): BurnerState['burners'] {
  const found = (stored as { burners?: Record<string, unknown> } | undefined)?.burners ?? {}
  const valid = chainIds.flatMap((chain) => {
    const burner = found[chain]
    return isBurner(burner) ? [[chain, { secret: burner.secret, address: burner.address }]] : []
  })
  return Object.fromEntries(valid)
}

function isBurner(value: unknown): value is Burner {
  if (typeof value !== 'object' || value === null) return false
  const { secret, address } = value as Record<string, unknown>
  return typeof secret === 'string' && secret !== '' && typeof address === 'string' && address !== ''
}

/** Another tab changed the accounts: load them, so that both tabs sign as the same player. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === burnerStorageKey) void useBurnerStore.persist.rehydrate()
  })
}

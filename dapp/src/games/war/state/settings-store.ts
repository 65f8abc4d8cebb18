import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How the player's cards are flipped: by hand or automatically. */
export const paces = ['hand', 'calm', 'fast'] as const
export type Pace = (typeof paces)[number]

type Settings = {
  /** Whether the player's NFTs are used. */
  withCards: boolean
  pace: Pace
  setWithCards: (withCards: boolean) => void
  setPace: (pace: Pace) => void
}

export const useWarSettings = create<Settings>()(
  persist(
    (set) => ({
      withCards: true,
      pace: 'hand',
      setWithCards: (withCards) => set({ withCards }),
      setPace: (pace) => set({ pace }),
    }),
    {
      name: 'fivefold.war.settings',
      version: 1,
      partialize: ({ withCards, pace }) => ({ withCards, pace }),
      merge: (stored, current) => ({ ...current, ...parseSettings(stored) }),
    },
  ),
)

/** Reads the well-formed entries from storage. */
export function parseSettings(stored: unknown): Pick<Settings, 'withCards' | 'pace'> {
  const { withCards, pace } = (stored ?? {}) as Record<string, unknown>
  return { withCards: withCards !== false, pace: paces.find((known) => known === pace) ?? 'hand' }
}

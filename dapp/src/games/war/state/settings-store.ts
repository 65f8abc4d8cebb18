import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How one's cards are turned: by hand, or by themselves. */
export const paces = ['hand', 'calm', 'fast'] as const
export type Pace = (typeof paces)[number]

type Settings = {
  /** Whether one's NFTs are brought to the table. */
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

/** Takes from storage what is well formed. */
export function parseSettings(stored: unknown): Pick<Settings, 'withCards' | 'pace'> {
  const { withCards, pace } = (stored ?? {}) as Record<string, unknown>
  return { withCards: withCards !== false, pace: paces.find((known) => known === pace) ?? 'hand' }
}

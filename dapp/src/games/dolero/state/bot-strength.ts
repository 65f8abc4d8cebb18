import { type BotStrength, botStrengths } from '@fivefold/sdk/dolero'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type BotState = { strength: BotStrength; setStrength: (strength: BotStrength) => void }

/** How well the bot plays: as it was asked for last. */
export const useBotStore = create<BotState>()(
  persist((set) => ({ strength: 'greedy', setStrength: (strength) => set({ strength }) }), {
    name: 'fivefold.dolero.bot-strength',
    version: 1,
    partialize: ({ strength }) => ({ strength }),
    merge: (stored, current) => ({ ...current, strength: parseStrength(stored) }),
  }),
)

function parseStrength(stored: unknown): BotStrength {
  const { strength } = (stored ?? {}) as { strength?: unknown }
  return botStrengths.find((known) => known === strength) ?? 'greedy'
}

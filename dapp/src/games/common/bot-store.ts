import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type BotState<Strength> = { strength: Strength; setStrength: (strength: Strength) => void }

/**
 * The bot strength that was last chosen for a game.
 *
 * @param name - its key in local storage
 * @param usual - the strength before the first choice
 */
export function createBotStore<Strength extends string>(
  name: string,
  strengths: readonly Strength[],
  usual: Strength,
) {
  const parse = (stored: unknown): Strength => {
    const { strength } = (stored ?? {}) as { strength?: unknown }
    return strengths.find((known) => known === strength) ?? usual
  }
  return create<BotState<Strength>>()(
    persist((set) => ({ strength: usual, setStrength: (strength) => set({ strength }) }), {
      name,
      version: 1,
      partialize: ({ strength }) => ({ strength }),
      merge: (stored, current) => ({ ...current, strength: parse(stored) }),
    }),
  )
}

import { type BotStrength, botStrengths } from '@fivefold/sdk/ccg'
import { accountFromSecret, type BurnerAccount, createSecret } from '@fivefold/sdk/polkadot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const storageKey = 'fivefold.ccg.bot'

/** The bot's own burner account: it accepts challenges, plays and pays like anyone else. */
export function botAccount(): BurnerAccount {
  const secret = localStorage.getItem(storageKey) ?? createSecret()
  localStorage.setItem(storageKey, secret)
  return accountFromSecret(secret)
}

/** The bot's address, if there has been a bot in this browser. */
export function knownBotAddress(): string | undefined {
  return localStorage.getItem(storageKey) ? botAccount().address : undefined
}

type BotState = { strength: BotStrength; setStrength: (strength: BotStrength) => void }

/** How well the bot plays: as it was asked for last. */
export const useBotStore = create<BotState>()(
  persist((set) => ({ strength: 'greedy', setStrength: (strength) => set({ strength }) }), {
    name: 'fivefold.ccg.bot-strength',
    version: 1,
    partialize: ({ strength }) => ({ strength }),
    merge: (stored, current) => ({ ...current, strength: parseStrength(stored) }),
  }),
)

function parseStrength(stored: unknown): BotStrength {
  const { strength } = (stored ?? {}) as { strength?: unknown }
  return botStrengths.find((known) => known === strength) ?? 'greedy'
}

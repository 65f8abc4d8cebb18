import { type BotStrength, botStrengths } from '@fivefold/sdk/dolero'
import { accountFromSecret, type BurnerAccount, createSecret } from '@fivefold/sdk/solana'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const storageKey = 'fivefold.dolero.bot'

/** Screens ask again and again, and making an account of a secret is dear. */
let made: { readonly secret: string; readonly account: BurnerAccount } | undefined

/** The bot's own burner account: it sits down, plays and pays like anyone else. */
export function botAccount(): BurnerAccount {
  const secret = localStorage.getItem(storageKey) ?? createSecret()
  localStorage.setItem(storageKey, secret)
  if (made?.secret !== secret) made = { secret, account: accountFromSecret(secret) }
  return made.account
}

/** The bot's address, if there has been a bot in this browser. */
export function knownBotAddress(): string | undefined {
  return localStorage.getItem(storageKey) ? botAccount().address : undefined
}

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

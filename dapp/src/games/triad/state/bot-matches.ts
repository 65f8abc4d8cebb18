import { createRandom } from '@fivefold/sdk/core'
import { botAccount, type EvmConnection } from '@fivefold/sdk/evm'
import { signMatch } from '@fivefold/sdk/evm/triad'
import { createBotMatch, type TriadMatch } from '@fivefold/sdk/match/triad'
import { type BotStrength, botStrengths } from '@fivefold/sdk/triad'
import { type GameState, gameStateSchema } from '@fivefold/sdk/triad/match'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A match against a bot, which runs in this browser only. */
export type BotMatch = { state: GameState; strength: BotStrength; keptAt: number }

type BotMatches = Readonly<Record<string, BotMatch>>
type BotMatchState = { matches: BotMatches; keep: (matchId: string, match: BotMatch) => void }

/** Keeps storage from growing without limit. */
const maxStoredMatches = 30
/** The bot's delay before it acts, in milliseconds. */
const pause = 900

/** Matches against bots, so that a reload continues where it was. */
export const useBotMatches = create<BotMatchState>()(
  persist(
    (set) => ({
      matches: {},
      keep: (matchId, match) => set(({ matches }) => ({ matches: newest({ ...matches, [matchId]: match }) })),
    }),
    {
      name: 'fivefold.triad.bots',
      version: 1,
      partialize: ({ matches }) => ({ matches }),
      merge: (stored, current) => ({ ...current, matches: parseBotMatches(stored) }),
    },
  ),
)

/** Reads the well-formed entries from storage. */
export function parseBotMatches(stored: unknown): BotMatches {
  const { matches } = (stored ?? {}) as { matches?: Record<string, unknown> }
  const entries = Object.entries(matches ?? {})
  return Object.fromEntries(entries.filter((entry): entry is [string, BotMatch] => isBotMatch(entry[1])))
}

function isBotMatch(value: unknown): value is BotMatch {
  const { state, strength, keptAt } = (value ?? {}) as Record<string, unknown>
  const isStrength = botStrengths.some((known) => known === strength)
  return isStrength && typeof keptAt === 'number' && gameStateSchema.safeParse(state).success
}

function newest(matches: BotMatches): BotMatches {
  const entries = Object.entries(matches).sort(([, a], [, b]) => b.keptAt - a.keptAt)
  return Object.fromEntries(entries.slice(0, maxStoredMatches))
}

/** Resumes a stored match against a bot. */
export function openBotMatch(connection: EvmConnection, matchId: string): TriadMatch {
  const { matches, keep } = useBotMatches.getState()
  const kept = matches[matchId]
  const player = kept?.state.seats[0]?.player
  if (!kept || !player) throw new Error('this browser has not kept the match')
  return createBotMatch({
    matchId,
    state: kept.state,
    strength: kept.strength,
    random: createRandom(`${matchId} ${kept.state.turns.length}`),
    sign: (transcript) => signMatch(connection, botAccount(connection, player), transcript),
    pause,
    onChange: (state) => keep(matchId, { ...kept, state }),
  })
}

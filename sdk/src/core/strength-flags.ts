import { z } from 'zod'
import { type BotStrength, botStrengths } from './bot.js'

const strength = { value: 'strength', description: 'random, greedy or search' }

/** The flags of a simulation between two bots. */
export const strengthFlags = { strengthA: strength, strengthB: strength } as const

/** The options of these flags. */
export const strengthOptions = (fallback: BotStrength) => ({
  strengthA: z.enum(botStrengths).default(fallback),
  strengthB: z.enum(botStrengths).default(fallback),
})

import type { BotStrength } from '@fivefold/sdk/dolero'

/** Three strengths, as players call them. */
export const bots: readonly { strength: BotStrength; name: string }[] = [
  { strength: 'random', name: 'Easy' },
  { strength: 'greedy', name: 'Medium' },
  { strength: 'search', name: 'Hard' },
]

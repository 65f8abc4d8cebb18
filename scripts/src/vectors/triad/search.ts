import { createRandom, type Random } from '@fivefold/sdk/core'
import { type Match, type Replay, type Ruleset, replay, type TurnEvent } from '@fivefold/sdk/triad'
import { type Deal, dealMatch } from './deal.js'

const maxAttempts = 200_000

/** The first accepted draw; the seed determines it. */
export function find<T>(seed: string, attempt: (random: Random) => T | null): T {
  const random = createRandom(`triad vectors: ${seed}`)
  for (let i = 0; i < maxAttempts; i++) {
    const found = attempt(random)
    if (found !== null) return found
  }
  throw new Error(`no match found for ${seed}`)
}

export function played(match: Match): Replay | null {
  const result = replay(match)
  return result.ok ? result : null
}

export const eventsOf = (result: Replay): TurnEvent[] => result.events.flat()

export const under = (match: Match, ruleset: Ruleset): Match => ({
  ...match,
  ruleset,
  header: { ...match.header, rulesetId: ruleset.id },
})

export type Pair = { readonly match: Match; readonly other: Match }
export type Accept = (result: Replay, other: Replay) => boolean

/** A match that has another winner once it is changed. */
export function findDecisive(
  seed: string,
  deal: Deal,
  change: (match: Match, random: Random) => Match,
  accept: Accept = () => true,
): Pair {
  return find(seed, (random) => {
    const match = dealMatch(random, deal)
    const other = change(match, random)
    const [result, contrast] = [played(match), played(other)]
    if (!result || !contrast || result.winner === contrast.winner) return null
    return accept(result, contrast) ? { match, other } : null
  })
}

import { coreRuleset, defaultRuleset, type Ruleset } from '@fivefold/sdk/triad'

/** The name of a ruleset on screen. */
export function rulesetName({ id }: Pick<Ruleset, 'id'>): string {
  if (id === defaultRuleset.id) return 'Full'
  return id === coreRuleset.id ? 'Core' : `${id.slice(0, 10)}…`
}

export function seasonName(seasonId: number): string {
  return seasonId === 0 ? 'No season' : `Season ${seasonId}`
}

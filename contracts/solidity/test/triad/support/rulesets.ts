import type { RulesetConfig } from './types'
import { loadRulesetVectors, type MatchVector, toConfig } from './vectors'

const named = loadRulesetVectors().find(({ name }) => name === 'default')
if (!named) throw new Error('no vector of the default ruleset')
const { canonical } = named

/** Everything on, with the values of the protocol page; new each time, so that a test may change it. */
export const defaultRuleset = (): RulesetConfig => toConfig(structuredClone(canonical))

/** Marks and combos alone. The sections that are off keep their values, which the canonical form drops. */
export function coreRuleset(): RulesetConfig {
  const config = defaultRuleset()
  config.traitDerivation.enabled = false
  config.traitEffects.enabled = false
  config.formationBonuses.enabled = false
  return config
}

/** The ruleset of a match vector, which has a name or a config of its own. */
export function rulesetOf({ ruleset }: MatchVector): RulesetConfig {
  if (ruleset === 'default') return defaultRuleset()
  return ruleset === 'core' ? coreRuleset() : toConfig(ruleset)
}

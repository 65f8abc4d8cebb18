import type { Hex } from 'viem'
import { z } from 'zod'
import { parse } from '../../core/index.js'
import { canonicalConfig } from './canonical-config.js'
import { rulesetId } from './ruleset-id.js'
import { rulesetSchema } from './ruleset-schema.js'

export type RulesetConfig = z.output<typeof rulesetSchema>
/** A config in which any part may be left out; defaults fill the gaps. */
export type RulesetConfigInput = z.input<typeof rulesetSchema>

/** A canonical config with its id. */
export type Ruleset = { readonly id: Hex; readonly config: RulesetConfig }

export function createRuleset(input: RulesetConfigInput): Ruleset {
  const config = canonicalConfig(parse(rulesetSchema, input, 'ruleset'))
  return { id: rulesetId(config), config }
}

/** Marks, combos, traits and formations, with the values of the specification. */
export const defaultRuleset: Ruleset = createRuleset({})

/** Marks and combos alone. */
export const coreRuleset: Ruleset = createRuleset({
  secondPlayerBalance: { enabled: false },
  traitDerivation: { enabled: false },
  traitEffects: { enabled: false },
  formationBonuses: { enabled: false },
})

export const namedRulesets = { default: defaultRuleset, core: coreRuleset } as const

const rulesetName = z.enum(['default', 'core'])

/** Parses a config, or the name of one. */
export function parseRuleset(value: unknown): Ruleset {
  if (typeof value === 'string') return namedRulesets[parse(rulesetName, value, 'ruleset')]
  return createRuleset(parse(rulesetSchema, value, 'ruleset'))
}

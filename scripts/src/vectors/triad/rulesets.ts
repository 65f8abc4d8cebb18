import {
  createRuleset,
  encodeRuleset,
  namedRulesets,
  type RulesetConfigInput,
  rulesetFields,
} from '@fivefold/sdk/triad'

/**
 * Includes edge cases: everything off, values in sections that are off, unsorted elements, the limits of each range.
 */
const inputs: Record<string, RulesetConfigInput> = {
  default: {},
  core: {
    traitDerivation: { enabled: false },
    traitEffects: { enabled: false },
    formationBonuses: { enabled: false },
  },
  'everything-off': {
    warning: { enabled: false },
    combo: { enabled: false },
    secondPlayerBalance: { enabled: false },
    traitDerivation: { enabled: false },
    traitEffects: { enabled: false },
    formationBonuses: { enabled: false },
  },
  'off-sections-hold-values': {
    warning: { enabled: false, maxUsesPerPlayer: 9, penaltyAllTriad: -5, edgeMin: 3 },
    secondPlayerBalance: { enabled: false, firstMoveTriadPlus: 4 },
    traitEffects: {
      cosmic: { enabled: false, cornerTriadPlus: 9 },
      light: { enabled: false, stack: true },
      aqua: { enabled: false, diagonalStrengthMethod: 'sum' },
      earth: { enabled: false, boost: 7 },
    },
    formationBonuses: {
      fiveElements: { enabled: false, comboBonusScale: 9 },
      eclipse: { enabled: false, lightAlsoIgnoresWarningMark: true },
    },
  },
  'unsorted-elements': {
    formationBonuses: { fiveElements: { requiredElements: ['earth', 'wind', 'cosmic', 'light', 'none'] } },
  },
  'all-variants': {
    secondPlayerBalance: { enabled: true, firstMoveTriadPlus: 1 },
    warning: { secondPlayerExtraUses: 1, edgeMin: 1 },
    traitEffects: {
      light: { stack: true },
      aqua: { diagonalStrengthMethod: 'sum' },
      earth: { requireChoice: false },
    },
  },
  'largest-values': {
    warning: { maxUsesPerPlayer: 255, secondPlayerExtraUses: 255, penaltyAllTriad: 127, edgeMin: 10 },
    combo: { momentumAt: 255, dominationAt: 255, feverAt: 255, momentumPlus: 255, dominationPlus: 255 },
    secondPlayerBalance: { enabled: true, firstMoveTriadPlus: 255 },
    traitEffects: {
      cosmic: { cornerTriadPlus: 255 },
      light: { adjacencyTriadPlus: 255, stack: true },
      forest: { shieldHits: 255 },
      thunder: { adjacentEnemyAllTriadDelta: 127 },
      earth: { boost: 255, oppositePenalty: 127 },
    },
    formationBonuses: { fiveElements: { comboBonusScale: 255 } },
  },
  'smallest-values': {
    warning: { penaltyAllTriad: -128 },
    traitEffects: {
      thunder: { adjacentEnemyAllTriadDelta: -128 },
      earth: { boost: 0, oppositePenalty: -128 },
    },
  },
}

/** A config, its canonical form, and its id. */
export function rulesetCases() {
  return Object.entries(inputs).map(([name, input]) => {
    const ruleset =
      name in namedRulesets ? namedRulesets[name as keyof typeof namedRulesets] : createRuleset(input)
    return {
      name,
      input,
      canonical: ruleset.config,
      values: rulesetFields(ruleset.config).map(([, value]) => value),
      encoded: encodeRuleset(ruleset.config),
      rulesetId: ruleset.id,
    }
  })
}

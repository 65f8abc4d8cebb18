import type { RulesetConfig } from './types'

export const trait = {
  none: 0,
  cosmic: 1,
  light: 2,
  shadow: 3,
  forest: 4,
  metal: 5,
  flame: 6,
  aqua: 7,
  thunder: 8,
  wind: 9,
  earth: 10,
} as const

/** Everything on, with the values of the protocol page; new each time, so that a test may change it. */
export function defaultRuleset(): RulesetConfig {
  return {
    version: 1,
    warning: {
      enabled: true,
      maxUsesPerPlayer: 3,
      secondPlayerExtraUses: 0,
      penaltyAllTriad: -1,
      edgeMin: 0,
    },
    combo: {
      enabled: true,
      momentumAt: 3,
      dominationAt: 4,
      feverAt: 5,
      momentumPlus: 1,
      dominationPlus: 2,
    },
    secondPlayerBalance: { enabled: false, firstMoveTriadPlus: 0 },
    traitDerivation: {
      enabled: true,
      scheme: 1,
      seasonTrait: [trait.wind, trait.flame, trait.earth, trait.aqua],
      classTrait: [trait.light, trait.metal, trait.cosmic, trait.forest, trait.shadow],
      raritySource: [0, 0, 1, 2, 2],
      fixedTrait: [trait.none, trait.none, trait.none, trait.thunder, trait.cosmic],
    },
    traitEffects: {
      enabled: true,
      cosmic: { enabled: true, cornerTriadPlus: 1 },
      light: { enabled: true, adjacencyTriadPlus: 1, stack: false },
      shadow: { enabled: true },
      forest: { enabled: true, shieldHits: 1 },
      metal: { enabled: true },
      flame: { enabled: true },
      aqua: { enabled: true, diagonalStrengthMethod: 0 },
      thunder: { enabled: true, adjacentEnemyAllTriadDelta: -1 },
      wind: { enabled: true },
      earth: {
        enabled: true,
        boost: 2,
        oppositePenalty: -1,
        requireChoice: true,
      },
    },
    formationBonuses: {
      enabled: true,
      fiveElements: {
        enabled: true,
        comboBonusScale: 2,
        requiredElements: [trait.flame, trait.aqua, trait.thunder, trait.wind, trait.earth],
      },
      eclipse: {
        enabled: true,
        lightAlsoIgnoresWarningMark: true,
        shadowCountsAsLightSource: true,
      },
    },
  }
}

/** Marks and combos alone. The sections that are off keep their values, which the canonical form drops. */
export function coreRuleset(): RulesetConfig {
  const config = defaultRuleset()
  config.traitDerivation.enabled = false
  config.traitEffects.enabled = false
  config.formationBonuses.enabled = false
  return config
}

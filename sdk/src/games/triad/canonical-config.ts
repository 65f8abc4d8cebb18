import type { RulesetConfig } from './ruleset.js'
import { traits } from './state.js'

/** The canonical config with everything off. */
const off: RulesetConfig = {
  version: 1,
  warning: { enabled: false, maxUsesPerPlayer: 0, secondPlayerExtraUses: 0, penaltyAllTriad: 0, edgeMin: 0 },
  combo: { enabled: false, momentumAt: 0, dominationAt: 0, feverAt: 0, momentumPlus: 0, dominationPlus: 0 },
  secondPlayerBalance: { enabled: false, firstMoveTriadPlus: 0 },
  traitDerivation: {
    enabled: false,
    scheme: 'none',
    seasonTrait: ['none', 'none', 'none', 'none'],
    classTrait: ['none', 'none', 'none', 'none', 'none'],
    raritySource: ['season', 'season', 'season', 'season', 'season'],
    fixedTrait: ['none', 'none', 'none', 'none', 'none'],
  },
  traitEffects: {
    enabled: false,
    cosmic: { enabled: false, cornerTriadPlus: 0 },
    light: { enabled: false, adjacencyTriadPlus: 0, stack: false },
    shadow: { enabled: false },
    forest: { enabled: false, shieldHits: 0 },
    metal: { enabled: false },
    flame: { enabled: false },
    aqua: { enabled: false, diagonalStrengthMethod: 'min' },
    thunder: { enabled: false, adjacentEnemyAllTriadDelta: 0 },
    wind: { enabled: false },
    earth: { enabled: false, boost: 0, oppositePenalty: 0, requireChoice: false },
  },
  formationBonuses: {
    enabled: false,
    fiveElements: {
      enabled: false,
      comboBonusScale: 0,
      requiredElements: ['none', 'none', 'none', 'none', 'none'],
    },
    eclipse: { enabled: false, lightAlsoIgnoresWarningMark: false, shadowCountsAsLightSource: false },
  },
}

const unlessOff = <T extends { enabled: boolean }>(section: T, whenOff: T): T =>
  section.enabled ? section : whenOff

function canonicalEffects(effects: RulesetConfig['traitEffects']): RulesetConfig['traitEffects'] {
  if (!effects.enabled) return off.traitEffects
  return {
    enabled: true,
    cosmic: unlessOff(effects.cosmic, off.traitEffects.cosmic),
    light: unlessOff(effects.light, off.traitEffects.light),
    shadow: effects.shadow,
    forest: unlessOff(effects.forest, off.traitEffects.forest),
    metal: effects.metal,
    flame: effects.flame,
    aqua: unlessOff(effects.aqua, off.traitEffects.aqua),
    thunder: unlessOff(effects.thunder, off.traitEffects.thunder),
    wind: effects.wind,
    earth: unlessOff(effects.earth, off.traitEffects.earth),
  }
}

function canonicalFormations(bonuses: RulesetConfig['formationBonuses']): RulesetConfig['formationBonuses'] {
  if (!bonuses.enabled) return off.formationBonuses
  const fiveElements = unlessOff(bonuses.fiveElements, off.formationBonuses.fiveElements)
  const requiredElements: typeof fiveElements.requiredElements = [...fiveElements.requiredElements]
  requiredElements.sort((left, right) => traits.indexOf(left) - traits.indexOf(right))
  return {
    enabled: true,
    fiveElements: { ...fiveElements, requiredElements },
    eclipse: unlessOff(bonuses.eclipse, off.formationBonuses.eclipse),
  }
}

/** The config with all values of disabled sections set to zero, so that configs with the same rules have the same id. */
export function canonicalConfig(config: RulesetConfig): RulesetConfig {
  return {
    version: config.version,
    warning: unlessOff(config.warning, off.warning),
    combo: unlessOff(config.combo, off.combo),
    secondPlayerBalance: unlessOff(config.secondPlayerBalance, off.secondPlayerBalance),
    traitDerivation: unlessOff(config.traitDerivation, off.traitDerivation),
    traitEffects: canonicalEffects(config.traitEffects),
    formationBonuses: canonicalFormations(config.formationBonuses),
  }
}

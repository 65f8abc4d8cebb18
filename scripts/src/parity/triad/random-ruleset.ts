import type { Random } from '@fivefold/sdk/core'
import { type RulesetConfigInput, traits } from '@fivefold/sdk/triad'

const five = [0, 1, 2, 3, 4] as const

/**
 * Any ruleset that can be registered, with codes for names. Most numbers are realistic, some are at the limits of their
 * type. Sections that are off keep their values, undefined codes included, which the canonical form must drop.
 */
export function randomRuleset(random: Random) {
  const isOn = () => random.below(4) > 0
  const [hasWarning, hasDerivation, hasEffects, hasFormations] = [isOn(), isOn(), isOn(), isOn()]
  const [hasAqua, hasFiveElements] = [isOn(), isOn()]
  const either = () => random.below(2) === 0
  const uint8 = (usual: number) => (random.below(8) > 0 ? random.below(usual + 1) : random.below(256))
  const int8 = () => (random.below(8) > 0 ? random.below(6) - 3 : random.below(256) - 128)
  const code = (isRead: boolean, count: number) => random.below(isRead ? count : 256)
  const trait = () => code(hasDerivation, traits.length)
  const source = () => code(hasDerivation, 3)
  const element = () => code(hasFormations && hasFiveElements, traits.length)
  const tuple = <T>(draw: () => T) => five.map(draw) as [T, T, T, T, T]
  return {
    version: 1 as const,
    warning: {
      enabled: hasWarning,
      maxUsesPerPlayer: uint8(4),
      secondPlayerExtraUses: uint8(2),
      penaltyAllTriad: int8(),
      edgeMin: either() ? 0 : code(hasWarning, 11),
    },
    combo: {
      enabled: isOn(),
      momentumAt: uint8(5),
      dominationAt: uint8(5),
      feverAt: uint8(6),
      momentumPlus: uint8(3),
      dominationPlus: uint8(3),
    },
    secondPlayerBalance: { enabled: isOn(), firstMoveTriadPlus: uint8(2) },
    traitDerivation: {
      enabled: hasDerivation,
      scheme: hasDerivation ? 1 : random.below(256),
      seasonTrait: [trait(), trait(), trait(), trait()] as [number, number, number, number],
      classTrait: tuple(trait),
      raritySource: tuple(source),
      fixedTrait: tuple(trait),
    },
    traitEffects: {
      enabled: hasEffects,
      cosmic: { enabled: isOn(), cornerTriadPlus: uint8(3) },
      light: { enabled: isOn(), adjacencyTriadPlus: uint8(3), stack: either() },
      shadow: { enabled: isOn() },
      forest: { enabled: isOn(), shieldHits: uint8(2) },
      metal: { enabled: isOn() },
      flame: { enabled: isOn() },
      aqua: { enabled: hasAqua, diagonalStrengthMethod: code(hasEffects && hasAqua, 2) },
      thunder: { enabled: isOn(), adjacentEnemyAllTriadDelta: int8() },
      wind: { enabled: isOn() },
      earth: { enabled: isOn(), boost: uint8(3), oppositePenalty: int8(), requireChoice: either() },
    },
    formationBonuses: {
      enabled: hasFormations,
      fiveElements: {
        enabled: hasFiveElements,
        comboBonusScale: uint8(3),
        requiredElements: tuple(element),
      },
      eclipse: {
        enabled: isOn(),
        lightAlsoIgnoresWarningMark: either(),
        shadowCountsAsLightSource: either(),
      },
    },
  } satisfies RulesetConfigInput
}

export type RandomRuleset = ReturnType<typeof randomRuleset>

/** The values of the protocol page: all ten traits, both formations. */
export function usualRuleset(): RandomRuleset {
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
      seasonTrait: [9, 6, 10, 7],
      classTrait: [2, 5, 1, 4, 3],
      raritySource: [0, 0, 1, 2, 2],
      fixedTrait: [0, 0, 0, 8, 1],
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
      earth: { enabled: true, boost: 2, oppositePenalty: -1, requireChoice: true },
    },
    formationBonuses: {
      enabled: true,
      fiveElements: { enabled: true, comboBonusScale: 2, requiredElements: [6, 7, 8, 9, 10] },
      eclipse: { enabled: true, lightAlsoIgnoresWarningMark: true, shadowCountsAsLightSource: true },
    },
  }
}

/** The usual values but for Light and Eclipse. */
export function lightRuleset(random: Random): RandomRuleset {
  const either = () => random.below(2) === 0
  const config = usualRuleset()
  config.traitEffects.light = { enabled: true, adjacencyTriadPlus: 1 + random.below(3), stack: either() }
  config.formationBonuses.eclipse = {
    enabled: random.below(4) > 0,
    lightAlsoIgnoresWarningMark: either(),
    shadowCountsAsLightSource: random.below(4) > 0,
  }
  return config
}

import { encodeAbiParameters, type Hex, keccak256 } from 'viem'
import { canonicalConfig } from './canonical-config.js'
import type { RulesetConfig } from './ruleset.js'
import { derivationSchemes, diagonalMethods, traitSources } from './ruleset-schema.js'
import { type Trait, traits } from './state.js'

type Field = readonly [type: 'uint8' | 'int8', value: number]

const uint = (value: number): Field => ['uint8', value]
const int = (value: number): Field => ['int8', value]
const bit = (value: boolean): Field => uint(value ? 1 : 0)
const trait = (name: Trait): Field => uint(traits.indexOf(name))
const source = (name: (typeof traitSources)[number]): Field => uint(traitSources.indexOf(name))

/** The 66 values of a config, in the order in which they are hashed and stored. */
export function rulesetFields(config: RulesetConfig): readonly Field[] {
  const { warning, combo, secondPlayerBalance, traitDerivation, traitEffects, formationBonuses } = config
  const { cosmic, light, shadow, forest, metal, flame, aqua, thunder, wind, earth } = traitEffects
  const { fiveElements, eclipse } = formationBonuses
  return [
    uint(config.version),

    bit(warning.enabled),
    uint(warning.maxUsesPerPlayer),
    uint(warning.secondPlayerExtraUses),
    int(warning.penaltyAllTriad),
    uint(warning.edgeMin),

    bit(combo.enabled),
    uint(combo.momentumAt),
    uint(combo.dominationAt),
    uint(combo.feverAt),
    uint(combo.momentumPlus),
    uint(combo.dominationPlus),

    bit(secondPlayerBalance.enabled),
    uint(secondPlayerBalance.firstMoveTriadPlus),

    bit(traitDerivation.enabled),
    uint(derivationSchemes.indexOf(traitDerivation.scheme)),
    ...traitDerivation.seasonTrait.map(trait),
    ...traitDerivation.classTrait.map(trait),
    ...traitDerivation.raritySource.map(source),
    ...traitDerivation.fixedTrait.map(trait),

    bit(traitEffects.enabled),
    bit(cosmic.enabled),
    uint(cosmic.cornerTriadPlus),
    bit(light.enabled),
    uint(light.adjacencyTriadPlus),
    bit(light.stack),
    bit(shadow.enabled),
    bit(forest.enabled),
    uint(forest.shieldHits),
    bit(metal.enabled),
    bit(flame.enabled),
    bit(aqua.enabled),
    uint(diagonalMethods.indexOf(aqua.diagonalStrengthMethod)),
    bit(thunder.enabled),
    int(thunder.adjacentEnemyAllTriadDelta),
    bit(wind.enabled),
    bit(earth.enabled),
    uint(earth.boost),
    int(earth.oppositePenalty),
    bit(earth.requireChoice),

    bit(formationBonuses.enabled),
    bit(fiveElements.enabled),
    uint(fiveElements.comboBonusScale),
    ...fiveElements.requiredElements.map(trait),
    bit(eclipse.enabled),
    bit(eclipse.lightAlsoIgnoresWarningMark),
    bit(eclipse.shadowCountsAsLightSource),
  ]
}

/** `abi.encode` of the 66 values, made canonical first. */
export function encodeRuleset(config: RulesetConfig): Hex {
  const fields = rulesetFields(canonicalConfig(config))
  return encodeAbiParameters(
    fields.map(([type]) => ({ type })),
    fields.map(([, value]) => value),
  )
}

/** The same rules have the same id everywhere. */
export function rulesetId(config: RulesetConfig): Hex {
  return keccak256(encodeRuleset(config))
}

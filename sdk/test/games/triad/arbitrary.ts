import fc from 'fast-check'
import { createRandom } from '../../../src/core/index.js'
import {
  createRuleset,
  diagonalMethods,
  type Match,
  type Ruleset,
  type RulesetConfig,
  type RulesetConfigInput,
  randomMatch,
  traitSources,
  traits,
} from '../../../src/games/triad/index.js'

const flag = fc.boolean()
/** Mostly values that make a game, sometimes any that the type holds. */
const uint8 = fc.oneof({ weight: 4, arbitrary: fc.nat(6) }, { weight: 1, arbitrary: fc.nat(255) })
const int8 = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -4, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: -128, max: 127 }) },
)
const trait = fc.constantFrom(...traits)
const source = fc.constantFrom(...traitSources)
const enabled = { enabled: flag }

/** A whole config as it may be written, canonical or not. */
export const anyConfig: fc.Arbitrary<RulesetConfig> = fc.record({
  version: fc.constant(1),
  warning: fc.record({
    enabled: flag,
    maxUsesPerPlayer: uint8,
    secondPlayerExtraUses: uint8,
    penaltyAllTriad: int8,
    edgeMin: fc.nat(10),
  }),
  combo: fc.record({
    enabled: flag,
    momentumAt: uint8,
    dominationAt: uint8,
    feverAt: uint8,
    momentumPlus: uint8,
    dominationPlus: uint8,
  }),
  secondPlayerBalance: fc.record({ enabled: flag, firstMoveTriadPlus: uint8 }),
  traitDerivation: fc.record({
    enabled: flag,
    scheme: fc.constant('nyanoTrait_v1'),
    seasonTrait: fc.tuple(trait, trait, trait, trait),
    classTrait: fc.tuple(trait, trait, trait, trait, trait),
    raritySource: fc.tuple(source, source, source, source, source),
    fixedTrait: fc.tuple(trait, trait, trait, trait, trait),
  }),
  traitEffects: fc.record({
    enabled: flag,
    cosmic: fc.record({ ...enabled, cornerTriadPlus: uint8 }),
    light: fc.record({ ...enabled, adjacencyTriadPlus: uint8, stack: flag }),
    shadow: fc.record(enabled),
    forest: fc.record({ ...enabled, shieldHits: uint8 }),
    metal: fc.record(enabled),
    flame: fc.record(enabled),
    aqua: fc.record({ ...enabled, diagonalStrengthMethod: fc.constantFrom(...diagonalMethods) }),
    thunder: fc.record({ ...enabled, adjacentEnemyAllTriadDelta: int8 }),
    wind: fc.record(enabled),
    earth: fc.record({ ...enabled, boost: uint8, oppositePenalty: int8, requireChoice: flag }),
  }),
  formationBonuses: fc.record({
    enabled: flag,
    fiveElements: fc.record({
      ...enabled,
      comboBonusScale: uint8,
      requiredElements: fc.tuple(trait, trait, trait, trait, trait),
    }),
    eclipse: fc.record({ ...enabled, lightAlsoIgnoresWarningMark: flag, shadowCountsAsLightSource: flag }),
  }),
})

export const anyRuleset: fc.Arbitrary<Ruleset> = fc
  .oneof(fc.constant<RulesetConfigInput>({}), anyConfig)
  .map(createRuleset)

/** A legal match with random cards and turns under any ruleset. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .tuple(anyRuleset, fc.string())
  .map(([ruleset, seed]) => randomMatch(createRandom(seed), { ruleset }))

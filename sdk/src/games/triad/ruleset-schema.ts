import { z } from 'zod'
import { edgeMax, traits } from './state.js'

/** The index of a name is its code on chain. */
export const traitSources = ['season', 'class', 'fixed'] as const
export const derivationSchemes = ['none', 'nyanoTrait_v1'] as const
export const diagonalMethods = ['min', 'sum'] as const

/** Accepts a name or its code and returns the name. */
export function named<const N extends readonly [string, ...string[]]>(names: N) {
  const code = z
    .int()
    .min(0)
    .max(names.length - 1)
  return z.union([z.enum(names), code.transform((index) => names[index] as N[number])], {
    error: `is not one of ${names.join(', ')}`,
  })
}

const flag = z.union([z.boolean(), z.literal([0, 1]).transform((bit) => bit === 1)], {
  error: 'is not true or false',
})
const uint8 = z.int().min(0).max(255)
const int8 = z.int().min(-128).max(127)
const trait = named(traits)
const source = named(traitSources)

/**
 * A section of the config with defaults. Unknown names are refused. The values of a disabled section are not checked, as in
 * the contract: the canonical form drops them.
 */
function section<S extends z.ZodRawShape>(shape: S) {
  const schema = z.strictObject(shape)
  const dropWhenOff = (input: z.input<typeof schema>): unknown => {
    if (!isOff(input)) return input
    const kept = Object.entries(input).filter(([name]) => name === 'enabled' || !Object.hasOwn(shape, name))
    return Object.fromEntries(kept)
  }
  return z.preprocess(dropWhenOff, schema)
}

function isOff(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('enabled' in input)) return false
  return input.enabled === false || input.enabled === 0
}

const warning = section({
  enabled: flag.default(true),
  maxUsesPerPlayer: uint8.default(3),
  secondPlayerExtraUses: uint8.default(0),
  penaltyAllTriad: int8.default(-1),
  edgeMin: z.int().min(0).max(edgeMax).default(0),
})

const combo = section({
  enabled: flag.default(true),
  momentumAt: uint8.default(3),
  dominationAt: uint8.default(4),
  feverAt: uint8.default(5),
  momentumPlus: uint8.default(1),
  dominationPlus: uint8.default(2),
})

const secondPlayerBalance = section({
  enabled: flag.default(false),
  firstMoveTriadPlus: uint8.default(0),
})

const traitDerivation = section({
  enabled: flag.default(true),
  scheme: named(derivationSchemes).default('nyanoTrait_v1'),
  seasonTrait: z.tuple([trait, trait, trait, trait]).default(['wind', 'flame', 'earth', 'aqua']),
  classTrait: z
    .tuple([trait, trait, trait, trait, trait])
    .default(['light', 'metal', 'cosmic', 'forest', 'shadow']),
  raritySource: z
    .tuple([source, source, source, source, source])
    .default(['season', 'season', 'class', 'fixed', 'fixed']),
  fixedTrait: z
    .tuple([trait, trait, trait, trait, trait])
    .default(['none', 'none', 'none', 'thunder', 'cosmic']),
}).refine(({ enabled, scheme }) => !enabled || scheme !== 'none', {
  path: ['scheme'],
  error: 'is needed where traits are derived: nyanoTrait_v1',
})

const enabledOnly = section({ enabled: flag.default(true) })

const traitEffects = section({
  enabled: flag.default(true),
  cosmic: section({ enabled: flag.default(true), cornerTriadPlus: uint8.default(1) }).prefault({}),
  light: section({
    enabled: flag.default(true),
    adjacencyTriadPlus: uint8.default(1),
    stack: flag.default(false),
  }).prefault({}),
  shadow: enabledOnly.prefault({}),
  forest: section({ enabled: flag.default(true), shieldHits: uint8.default(1) }).prefault({}),
  metal: enabledOnly.prefault({}),
  flame: enabledOnly.prefault({}),
  aqua: section({
    enabled: flag.default(true),
    diagonalStrengthMethod: named(diagonalMethods).default('min'),
  }).prefault({}),
  thunder: section({ enabled: flag.default(true), adjacentEnemyAllTriadDelta: int8.default(-1) }).prefault(
    {},
  ),
  wind: enabledOnly.prefault({}),
  earth: section({
    enabled: flag.default(true),
    boost: uint8.default(2),
    oppositePenalty: int8.default(-1),
    requireChoice: flag.default(true),
  }).prefault({}),
})

const formationBonuses = section({
  enabled: flag.default(true),
  fiveElements: section({
    enabled: flag.default(true),
    comboBonusScale: uint8.default(2),
    requiredElements: z
      .tuple([trait, trait, trait, trait, trait])
      .default(['flame', 'aqua', 'thunder', 'wind', 'earth']),
  }).prefault({}),
  eclipse: section({
    enabled: flag.default(true),
    lightAlsoIgnoresWarningMark: flag.default(true),
    shadowCountsAsLightSource: flag.default(true),
  }).prefault({}),
})

/** The JSON of a ruleset. `{}` is the default ruleset. */
export const rulesetSchema = z.strictObject({
  version: z.literal(1).default(1),
  warning: warning.prefault({}),
  combo: combo.prefault({}),
  secondPlayerBalance: secondPlayerBalance.prefault({}),
  traitDerivation: traitDerivation.prefault({}),
  traitEffects: traitEffects.prefault({}),
  formationBonuses: formationBonuses.prefault({}),
})

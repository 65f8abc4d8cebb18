import { encodeAbiParameters, keccak256 } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  canonicalConfig,
  coreRuleset,
  createRuleset,
  defaultRuleset,
  encodeRuleset,
  parseRuleset,
  type RulesetConfigInput,
  rulesetFields,
  rulesetId,
  rulesetSchema,
} from '../../../src/games/triad/index.js'

const id = (input: RulesetConfigInput) => createRuleset(input).id

describe('rulesetId', () => {
  it('is the hash of 66 words in the order of the protocol', () => {
    // Written out from the page, value by value.
    const values = [
      [1],
      [1, 3, 0, -1, 0],
      [1, 3, 4, 5, 1, 2],
      [0, 0],
      [1, 1, 9, 6, 10, 7, 2, 5, 1, 4, 3, 0, 0, 1, 2, 2, 0, 0, 0, 8, 1],
      [1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, -1, 1, 1, 2, -1, 1],
      [1, 1, 2, 6, 7, 8, 9, 10, 1, 1, 1],
    ].flat()
    expect(values).toHaveLength(66)
    const types = values.map((value) => ({ type: value < 0 ? 'int8' : 'uint8' }))
    const encoded = encodeAbiParameters(types, values)
    expect(encodeRuleset(defaultRuleset.config)).toBe(encoded)
    expect(defaultRuleset.id).toBe(keccak256(encoded))
  })

  it('of the default is the published one', () => {
    expect(defaultRuleset.id).toBe('0x9fbdb6105169f321d8f2342fdcc2892e559588ac37b30ab1f5012709cf92b065')
  })

  it('of core has marks and combos alone', () => {
    const values = rulesetFields(coreRuleset.config).map(([, value]) => value)
    expect(values).toEqual([1, 1, 3, 0, -1, 0, 1, 3, 4, 5, 1, 2, ...new Array(54).fill(0)])
  })

  it('has three signed values', () => {
    const signed = rulesetFields(defaultRuleset.config).flatMap(([type], i) => (type === 'int8' ? [i] : []))
    expect(signed).toEqual([4, 49, 53])
  })

  it('is the same for what makes no difference', () => {
    const off = { enabled: false }
    expect(id({ warning: { ...off, edgeMin: 3, maxUsesPerPlayer: 9 } })).toBe(id({ warning: off }))
    expect(id({ combo: { ...off, feverAt: 9 } })).toBe(id({ combo: off }))
    expect(id({ secondPlayerBalance: { firstMoveTriadPlus: 4 } })).toBe(id({}))
    expect(id({ traitDerivation: { ...off, scheme: 0, fixedTrait: [1, 2, 3, 4, 5] } })).toBe(
      id({ traitDerivation: off }),
    )
    expect(id({ traitEffects: { ...off, metal: off, earth: { boost: 9 } } })).toBe(id({ traitEffects: off }))
    expect(id({ traitEffects: { light: { ...off, stack: true } } })).toBe(
      id({ traitEffects: { light: off } }),
    )
    expect(id({ formationBonuses: { ...off, eclipse: off } })).toBe(id({ formationBonuses: off }))
    expect(
      id({
        formationBonuses: {
          fiveElements: { requiredElements: ['earth', 'wind', 'thunder', 'aqua', 'flame'] },
        },
      }),
    ).toBe(id({}))
  })

  it.each<[string, RulesetConfigInput, RulesetConfigInput]>([
    [
      'an element that is required twice',
      { formationBonuses: { fiveElements: { requiredElements: [6, 6, 7, 8, 9] } } },
      { formationBonuses: { fiveElements: { requiredElements: [6, 7, 7, 8, 9] } } },
    ],
    [
      'stack where Light adds nothing',
      { traitEffects: { light: { adjacencyTriadPlus: 0, stack: true } } },
      { traitEffects: { light: { adjacencyTriadPlus: 0, stack: false } } },
    ],
    [
      'effects where no trait is derived',
      { traitDerivation: { enabled: false } },
      { traitDerivation: { enabled: false }, traitEffects: { enabled: false } },
    ],
    [
      'the scale of combos that are off',
      { combo: { enabled: false } },
      { combo: { enabled: false }, formationBonuses: { fiveElements: { comboBonusScale: 3 } } },
    ],
  ])('differs for what is on but has no effect: %s', (_, one, other) => {
    expect(id(one)).not.toBe(id(other))
  })

  it.each([
    { cosmic: { enabled: false } },
    { light: { enabled: false } },
    { shadow: { enabled: false } },
    { forest: { enabled: false } },
    { metal: { enabled: false } },
    { flame: { enabled: false } },
    { aqua: { enabled: false } },
    { thunder: { enabled: false } },
    { wind: { enabled: false } },
    { earth: { enabled: false } },
  ])('changes with %j, and a disabled trait is all zero', (traitEffects) => {
    const ruleset = createRuleset({ traitEffects })
    expect(ruleset.id).not.toBe(defaultRuleset.id)
    const [trait] = Object.keys(traitEffects)
    const canonical: object = ruleset.config.traitEffects[trait as 'earth']
    for (const value of Object.values(canonical)) expect([false, 0, 'min']).toContain(value)
  })

  it('does not need a canonical config', () => {
    const config = rulesetSchema.parse({ warning: { enabled: false } })
    expect(config.warning.maxUsesPerPlayer).toBe(3)
    expect(rulesetId(config)).toBe(rulesetId(canonicalConfig(config)))
  })
})

describe('a canonical config', () => {
  it('stays as it is when it is made canonical again', () => {
    for (const { config } of [
      defaultRuleset,
      coreRuleset,
      createRuleset({ traitEffects: { enabled: false } }),
    ]) {
      expect(canonicalConfig(config)).toEqual(config)
      expect(createRuleset(config).id).toBe(rulesetId(config))
    }
  })
})

describe('parseRuleset', () => {
  it('knows two names', () => {
    expect(parseRuleset('default')).toBe(defaultRuleset)
    expect(parseRuleset('core')).toBe(coreRuleset)
    expect(() => parseRuleset('chaos')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })

  it('takes the default for whatever is missing', () => {
    expect(parseRuleset({}).config).toEqual(defaultRuleset.config)
    expect(parseRuleset({ warning: { edgeMin: 2 } }).config.warning).toEqual({
      ...defaultRuleset.config.warning,
      edgeMin: 2,
    })
  })

  it.each([
    ['marks', { warning: { enabled: false } }, { warning: { enabled: false, edgeMin: 11 } }],
    [
      'derivation',
      { traitDerivation: { enabled: 0 } },
      {
        traitDerivation: {
          enabled: 0,
          scheme: 9,
          seasonTrait: [11, 0, 0, 0],
          raritySource: [3, 0, 0, 0, 255],
          fixedTrait: [0, 0, 0, 0, 255],
        },
      },
    ],
    [
      'all effects',
      { traitEffects: { enabled: false } },
      { traitEffects: { enabled: false, aqua: { enabled: true, diagonalStrengthMethod: 2 } } },
    ],
    [
      'one effect',
      { traitEffects: { aqua: { enabled: false } } },
      { traitEffects: { aqua: { enabled: false, diagonalStrengthMethod: 2 } } },
    ],
    [
      'all formations',
      { formationBonuses: { enabled: false } },
      { formationBonuses: { enabled: false, fiveElements: { requiredElements: [99, 0, 0, 0, 0] } } },
    ],
    [
      'one formation',
      { formationBonuses: { fiveElements: { enabled: false } } },
      { formationBonuses: { fiveElements: { enabled: false, requiredElements: [99, 0, 0, 0, 0] } } },
    ],
  ])('does not look at values that are off, like the contract: %s', (_, plain, filled) => {
    expect(parseRuleset(filled)).toEqual(parseRuleset(plain))
  })

  it('takes names or codes, booleans or bits', () => {
    const names = {
      traitDerivation: {
        scheme: 'nyanoTrait_v1',
        seasonTrait: ['wind', 'flame', 'earth', 'aqua'],
        raritySource: ['season', 'season', 'class', 'fixed', 'fixed'],
      },
      traitEffects: { aqua: { diagonalStrengthMethod: 'sum' }, light: { stack: true } },
    }
    const codes = {
      traitDerivation: { scheme: 1, seasonTrait: [9, 6, 10, 7], raritySource: [0, 0, 1, 2, 2] },
      traitEffects: { aqua: { diagonalStrengthMethod: 1 }, light: { stack: 1 } },
    }
    expect(parseRuleset(codes)).toEqual(parseRuleset(names))
  })

  it.each([
    ['a misspelt section', { warnings: {} }],
    ['a misspelt field', { warning: { edgemin: 1 } }],
    ['a misspelt field of a section that is off', { warning: { enabled: false, edgemin: 1 } }],
    ['a misspelt trait where all effects are off', { traitEffects: { enabled: false, lihgt: {} } }],
    ['version 2', { version: 2 }],
    ['edgeMin above 10', { warning: { edgeMin: 11 } }],
    ['a value above uint8', { combo: { feverAt: 256 } }],
    ['a penalty below int8', { warning: { penaltyAllTriad: -129 } }],
    ['a fraction', { combo: { feverAt: 1.5 } }],
    ['an unknown trait', { traitDerivation: { seasonTrait: ['wind', 'flame', 'earth', 'fog'] } }],
    ['trait code 11', { traitDerivation: { seasonTrait: [11, 0, 0, 0] } }],
    ['four elements', { formationBonuses: { fiveElements: { requiredElements: [1, 2, 3, 4] } } }],
    ['derivation without a scheme', { traitDerivation: { scheme: 'none' } }],
    ['a flag of 2', { warning: { enabled: 2 } }],
    ['null', null],
    ['a list', []],
  ])('refuses %s', (_, value) => {
    expect(() => parseRuleset(value)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })
})

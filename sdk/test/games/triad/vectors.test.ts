import { readdirSync, readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  boardToJson,
  createRuleset,
  encodeRuleset,
  matchDigest,
  matchDomainSeparator,
  matchId,
  matchStructHash,
  parseMatchFile,
  parseRuleset,
  rulesetFields,
  traits,
  verifyMatch,
} from '../../../src/games/triad/index.js'

const folder = new URL('../../../vectors/triad/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

const vectorSchema = z.looseObject({
  name: z.string(),
  now: z.coerce.bigint().optional(),
  rulesetId: z.string(),
  matchId: z.string(),
  structHash: z.string(),
  domainSeparator: z.string(),
  digest: z.string(),
  boards: z.array(z.array(z.unknown()).length(9)),
  result: z.object({ winner: z.int(), tiles: z.array(z.int()), tieScores: z.array(z.int()) }).optional(),
  refusal: z
    .object({ code: z.string(), args: z.record(z.string(), z.unknown()), turn: z.number().nullable() })
    .optional(),
})

const textOf = (args: object) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'bigint' ? `${value}` : value]),
  )

const files = readdirSync(folder).filter((file) => !['rulesets.json', 'canonical-ids.json'].includes(file))
const vectors = files.flatMap((file) =>
  z
    .array(vectorSchema)
    .parse(read(file))
    .map((vector) => ({ file, vector })),
)
const names = vectors.map(({ vector }) => vector.name)

describe.each(vectors)('vector $file $vector.name', ({ vector }) => {
  const match = parseMatchFile(vector)
  const { domain, sigA, sigB } = match

  it('has the ids and hashes', () => {
    if (!domain) throw new Error('no domain')
    expect({
      rulesetId: match.ruleset.id,
      matchId: matchId(match),
      structHash: matchStructHash(match),
      domainSeparator: matchDomainSeparator(domain),
      digest: matchDigest(domain, match),
    }).toEqual({
      rulesetId: vector.rulesetId,
      matchId: vector.matchId,
      structHash: vector.structHash,
      domainSeparator: vector.domainSeparator,
      digest: vector.digest,
    })
  })

  it('has the boards and the outcome', async () => {
    if (!domain) throw new Error('no domain')
    const proof = { domain, sigA: sigA as Hex, sigB: sigB as Hex, now: vector.now }
    const outcome = await verifyMatch(match, proof)
    expect(outcome.states.map(({ board }) => boardToJson(board))).toEqual(vector.boards)
    if (outcome.ok) {
      const { winner, tiles, tieScores } = outcome
      expect({ winner, tiles, tieScores }).toEqual(vector.result)
      expect(vector.refusal).toBeUndefined()
    } else {
      const { code, args, turn } = outcome.error
      expect({ code, args: textOf(args), turn: turn ?? null }).toEqual(vector.refusal)
      expect(vector.result).toBeUndefined()
    }
  })
})

describe('the vectors', () => {
  const winner = (name: string) => vectors.find(({ vector }) => vector.name === name)?.vector.result?.winner

  it('have the five cases of the specification and a name each', () => {
    expect(names).toEqual(expect.arrayContaining(['core-only', 'chain', 'janken', 'mark', 'earth-choice']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('show for each trait that it decides a match', () => {
    for (const trait of traits.filter((name) => name !== 'none' && name !== 'wind')) {
      expect(winner(trait)).not.toBe(winner(`${trait}-off`))
    }
  })

  it.each([
    ['janken', 'janken-equal-hands'],
    ['mark', 'mark-not-set'],
    ['earth-choice', 'earth-other-choice'],
    ['wind', 'wind-other-choice'],
    ['five-elements', 'five-elements-off'],
    ['eclipse-light-ignores-mark', 'eclipse-light-ignores-mark-off'],
    ['eclipse-shadow-shines', 'eclipse-shadow-shines-off'],
    ['light-beside-light', 'shadow-beside-shadow'],
    ['light-beside-light-stack', 'shadow-beside-shadow-stack'],
    ['light-beside-shadow', 'light-beside-shadow-contrast'],
    ['momentum', 'momentum-off'],
    ['domination', 'domination-off'],
    ['fever', 'fever-off'],
    ['first-player-a', 'first-player-b'],
  ])('show that %s and %s end differently', (one, other) => {
    expect(winner(one)).not.toBe(winner(other))
  })

  it('hold every refusal that needs no chain', () => {
    const codes = vectors.flatMap(({ vector }) => vector.refusal?.code ?? [])
    expect(new Set(codes)).toEqual(
      new Set([
        'UnsupportedVersion',
        'InvalidFirstPlayer',
        'SamePlayer',
        'DeadlinePassed',
        'DuplicateCard',
        'RulesetMismatch',
        'CardOutOfBounds',
        'InvalidSignature',
        'CellOutOfRange',
        'CellTaken',
        'CardOutOfRange',
        'CardUsed',
        'EarthEdgeInvalid',
        'MarkOutOfRange',
        'MarkCellTaken',
        'MarkLimitReached',
      ]),
    )
  })
})

const rulesetVectors = z
  .array(
    z.object({
      name: z.string(),
      input: z.record(z.string(), z.unknown()),
      canonical: z.unknown(),
      values: z.array(z.int()).length(66),
      encoded: z.string(),
      rulesetId: z.string(),
    }),
  )
  .parse(read('rulesets.json'))

describe.each(rulesetVectors)('ruleset $name', ({ input, canonical, values, encoded, rulesetId }) => {
  it('has the canonical config, the values and the id', () => {
    const ruleset = createRuleset(input)
    expect(ruleset.config).toEqual(canonical)
    expect(rulesetFields(ruleset.config).map(([, value]) => value)).toEqual(values)
    expect(encodeRuleset(ruleset.config)).toBe(encoded)
    expect(ruleset.id).toBe(rulesetId)
    expect(parseRuleset(canonical).id).toBe(rulesetId)
  })
})

const idPairs = z
  .array(
    z.object({
      name: z.string(),
      configs: z.tuple([z.unknown(), z.unknown()]),
      rulesetIds: z.tuple([z.string(), z.string()]),
    }),
  )
  .parse(read('canonical-ids.json'))

describe('the ids of two configs', () => {
  it.each(idPairs)('are those of the vector $name', ({ configs, rulesetIds }) => {
    expect(configs.map((config) => parseRuleset(config).id)).toEqual(rulesetIds)
  })

  it('are one id where they differ in what is off or in the order of elements, else two', () => {
    const names = (isOne: boolean) =>
      idPairs.filter(({ rulesetIds: [one, other] }) => (one === other) === isOne).map(({ name }) => name)
    expect(names(true)).toEqual([
      'warning-off',
      'combo-off',
      'secondPlayerBalance-off',
      'traitDerivation-off',
      'traitEffects-off',
      'formationBonuses-off',
      'cosmic-off',
      'light-off',
      'forest-off',
      'aqua-off',
      'thunder-off',
      'earth-off',
      'fiveElements-off',
      'eclipse-off',
      'element-order',
    ])
    expect(names(false)).toEqual(['element-twice', 'stack-of-nothing', 'effects-without-traits'])
  })
})

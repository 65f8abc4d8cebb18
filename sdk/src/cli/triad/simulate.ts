import { concat, type Hex, keccak256, toBytes } from 'viem'
import { z } from 'zod'
import { createRandom, parse } from '../../core/index.js'
import {
  botStrengths,
  matchFileToJson,
  matchId,
  namedRulesets,
  orThrow,
  parseRuleset,
  randomMatch,
  replay,
} from '../../games/triad/index.js'
import { readJson } from '../read-json.js'

const optionsSchema = z.object({
  games: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'is not a number of games' })
    .transform(Number),
  seed: z.string(),
  ruleset: z.string().default('default'),
  strengthA: z.enum(botStrengths).default('random'),
  strengthB: z.enum(botStrengths).default('random'),
})

export type SimulateOptions = z.input<typeof optionsSchema>

async function readOptions(input: SimulateOptions) {
  const { ruleset, strengthA, strengthB, ...options } = parse(optionsSchema, input, 'simulate')
  return {
    ...options,
    ruleset: parseRuleset(ruleset in namedRulesets ? ruleset : await readJson(ruleset)),
    strengths: [strengthA, strengthB] as const,
  }
}

/** The simulated matches, one after the other, in the format that `replay` reads. */
export async function* simulatedMatches(input: SimulateOptions) {
  const { games, seed, ...options } = await readOptions(input)
  const random = createRandom(seed)
  for (let game = 0; game < games; game++) yield matchFileToJson(randomMatch(random, options))
}

/** Plays legal matches and sums them up. The checksum covers every match and result. */
export async function simulate(input: SimulateOptions) {
  const { games, seed, ruleset, strengths } = await readOptions(input)
  const random = createRandom(seed)
  const wins: [number, number] = [0, 0]
  const tiles: [number, number] = [0, 0]
  let firstPlayerWins = 0
  let captures = 0
  let checksum: Hex = '0x'
  for (let game = 0; game < games; game++) {
    const match = randomMatch(random, { ruleset, strengths })
    const result = orThrow(replay(match))
    wins[result.winner]++
    tiles[0] += result.tiles[0]
    tiles[1] += result.tiles[1]
    if (result.winner === match.header.firstPlayer) firstPlayerWins++
    captures += result.events.flat().filter(({ type }) => type === 'captured').length
    checksum = keccak256(concat([toBytes(checksum), toBytes(matchId(match)), Uint8Array.of(...result.tiles)]))
  }
  return { games, seed, rulesetId: ruleset.id, wins, firstPlayerWins, tiles, captures, checksum }
}

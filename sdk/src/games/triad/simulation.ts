import { concat, type Hex, keccak256, toBytes } from 'viem'
import { z } from 'zod'
import type { PlainGameTypes, Simulation } from '../../core/game.js'
import { orThrow } from '../../core/result.js'
import { strengthFlags, strengthOptions } from '../../core/strength-flags.js'
import type { TurnEvent } from './events.js'
import { matchId } from './match-id.js'
import { randomMatch } from './random-match.js'
import { type Match, replay } from './replay.js'
import { namedRulesets, parseRuleset } from './ruleset.js'
import type { MatchState, Turn } from './state.js'

/** Everything that is fixed before the first turn. */
export type MatchConfig = Omit<Match, 'turns'>

export type TriadTypes = PlainGameTypes<MatchConfig, MatchState, Turn, TurnEvent>

/** A record as the `Match` that the rules replay. */
export const toMatch = ({ config, actions }: { config: MatchConfig; actions: readonly Turn[] }): Match => ({
  ...config,
  turns: actions,
})

const optionsSchema = z.object({
  ...strengthOptions('random'),
  ruleset: z
    .unknown()
    .default('default')
    .transform((value) => parseRuleset(value)),
})

/** Matches of Triad between bots. */
export const simulation: Simulation<TriadTypes, z.output<typeof optionsSchema>> = {
  flags: {
    ruleset: {
      value: 'name',
      description: 'default, core, or a JSON file with a config',
      isInline: (text) => text in namedRulesets,
    },
    ...strengthFlags,
  },
  options: optionsSchema,
  recordsFlag: 'transcripts',
  play(random, { ruleset, strengthA, strengthB }) {
    const { turns, ...config } = randomMatch(random, { ruleset, strengths: [strengthA, strengthB] })
    const { states } = orThrow(replay({ ...config, turns }))
    return { config, actions: turns, state: states.at(-1) as MatchState }
  },
  /** The checksum covers every match and result. */
  summarize(games, { ruleset }) {
    const wins: [number, number] = [0, 0]
    const tiles: [number, number] = [0, 0]
    let firstPlayerWins = 0
    let captures = 0
    let checksum: Hex = '0x'
    for (const game of games) {
      const match = toMatch(game)
      const result = orThrow(replay(match))
      wins[result.winner]++
      tiles[0] += result.tiles[0]
      tiles[1] += result.tiles[1]
      if (result.winner === match.header.firstPlayer) firstPlayerWins++
      captures += result.events.flat().filter(({ type }) => type === 'captured').length
      checksum = keccak256(
        concat([toBytes(checksum), toBytes(matchId(match)), Uint8Array.of(...result.tiles)]),
      )
    }
    return { rulesetId: ruleset.id, wins, firstPlayerWins, tiles, captures, checksum }
  },
}

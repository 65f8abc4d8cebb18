import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { replayGame, replaySteps } from '../../../src/games/phalanx/index.js'
import { gameRecordSchema } from '../../../src/games/phalanx/schema.js'

const file = new URL('../../../vectors/phalanx/golden.json', import.meta.url)
const goldenSchema = z.array(
  z.looseObject({
    name: z.string(),
    config: gameRecordSchema.shape.config,
    actions: gameRecordSchema.shape.actions,
    hashes: z.array(z.string()),
    outcome: z.unknown(),
  }),
)
const golden = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

describe('golden games', () => {
  it('cover both damage modes, both shuffles and every action', () => {
    const text = JSON.stringify(golden)
    const wanted = ['per-turn', 'cumulative', 'sha256-counter', 'lpDepletion', 'forfeit']
    for (const word of [...wanted, 'deploy', 'attack', 'pass', 'reinforce'])
      expect(text).toContain(`"${word}"`)
    expect(golden.length).toBeGreaterThan(5)
  })

  it('cover both versions of the rules, each with a forfeit during reinforcement', () => {
    for (const rulesVersion of [0, 1] as const) {
      const played = golden.filter(({ config }) => (config.rulesVersion ?? 1) === rulesVersion)
      const first = played.map(({ actions }) => actions[16]?.playerIndex)
      expect(new Set(first)).toEqual(new Set([rulesVersion === 0 ? 1 : 0]))
      const ends = played.map(({ config, actions }) => replayGame(config, actions).state)
      expect(ends.some(({ outcome, reinforcement }) => outcome && reinforcement)).toBe(true)
      expect(played.length).toBeGreaterThan(4)
    }
  })

  it.each(golden)('$name replays to the same hashes and outcome', ({ hashes, outcome, config, actions }) => {
    const steps = [...replaySteps(config, actions)]
    expect(steps.map(({ hash }) => hash)).toEqual(hashes)
    expect(steps.at(-1)?.game.outcome).toEqual(outcome)
  })
})

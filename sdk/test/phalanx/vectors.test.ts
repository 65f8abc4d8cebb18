import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { replaySteps } from '../../src/phalanx/index.js'
import { gameRecordSchema } from '../../src/phalanx/schema.js'

const file = new URL('../../vectors/phalanx/golden.json', import.meta.url)
const goldenSchema = z.array(
  z.looseObject({ name: z.string(), hashes: z.array(z.string()), outcome: z.unknown() }),
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

  it.each(golden)('$name replays to the same hashes and outcome', ({ hashes, outcome, config, actions }) => {
    const record = gameRecordSchema.parse({ config, actions })
    const steps = [...replaySteps(record.config, record.actions)]
    expect(steps.map(({ hash }) => hash)).toEqual(hashes)
    expect(steps.at(-1)?.game.outcome).toEqual(outcome)
  })
})

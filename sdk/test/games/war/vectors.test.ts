import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gameRecordSchema, replaySteps } from '../../../src/games/war/index.js'

const file = new URL('../../../vectors/war/golden.json', import.meta.url)
const goldenSchema = z.array(
  z.looseObject({ name: z.string(), hashes: z.array(z.string()), outcome: z.unknown() }),
)
const golden = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

describe('golden games', () => {
  it('cover NFTs, lots, an agreed seed and every ending but the draw', () => {
    const text = JSON.stringify(golden)
    const wanted = ['nfts', 'lots', 'agreement', 'hrgl', 'outOfCards', 'outOfWarCards', 'forfeit']
    for (const word of wanted) expect(text.includes(`"${word}"`), word).toBe(true)
  })

  it.each(golden)('$name replays to the same hashes and outcome', ({ hashes, outcome, config, actions }) => {
    const record = gameRecordSchema.parse({ config, actions })
    const steps = [...replaySteps(record.config, record.actions)]
    expect(steps.map(({ hash }) => hash)).toEqual(hashes)
    expect(steps.at(-1)?.game.outcome).toEqual(outcome)
  })
})

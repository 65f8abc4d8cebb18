import { expect, inject, test } from 'vitest'
import type { FuzzResult } from './support/fuzz/program.js'
import { runProgram } from './support/program.js'

const batches = 34
const size = 50

test.concurrent.each(['evm', 'polkadot', 'solana'])(
  'no event of %s stops the processor, and an honest one after each batch is indexed',
  async (chain) => {
    const program = runProgram(
      'test/support/fuzz/main.ts',
      [chain, 'hostile events', String(batches), String(size)],
      { DATABASE_URL: `${inject('postgres')}fuzz_${chain}` },
    )
    const code = await program.ended
    expect(code, program.output()).toBe(0)
    const [, json = ''] = program.output().match(/^result: (.*)$/m) ?? []
    const { hostile, quarantined, missing } = JSON.parse(json) as FuzzResult
    console.log(`${chain}: ${hostile} hostile events, ${quarantined} quarantined`)
    expect(missing).toEqual([])
    expect(hostile).toBeGreaterThanOrEqual(batches * size)
    expect(quarantined).toBeGreaterThan(batches)
    expect(quarantined).toBeLessThan(hostile - batches)
  },
)

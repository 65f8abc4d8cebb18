import { expect, inject, test } from 'vitest'
import { runProgram } from './support/program.js'

test('processes that start at once make the database once, with the tables of the models', async () => {
  const env = { DATABASE_URL: `${inject('postgres')}made_by_three` }
  const programs = Array.from({ length: 3 }, () =>
    runProgram('test/support/print-schema-changes.ts', [], env),
  )
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0])
  const outputs = programs.map(({ output }) => output())
  expect(outputs.filter((output) => output.includes('applied migration'))).toHaveLength(1)
  for (const output of outputs) expect(output).toMatch(/^changes: \[\]$/m)
})

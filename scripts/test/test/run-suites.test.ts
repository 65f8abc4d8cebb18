import { expect, it } from 'vitest'
import { runSuites } from '../../src/test/run-suites.js'
import type { Count, Suite } from '../../src/test/suites.js'

const passed: Count = { passed: 1, failed: 0, skipped: 0 }

it('starts each suite when enough workers are free, and never more than there are', async () => {
  const ends = new Map<string, () => void>()
  const suite = (name: string, workers: number): Suite => ({
    name,
    workers,
    run: () => new Promise((resolve) => ends.set(name, () => resolve(passed))),
  })
  const ended: string[] = []
  const all = runSuites(
    [suite('two', 2), suite('one', 1), suite('three', 3), suite('last', 9)],
    3,
    ({ name }) => ended.push(name),
  )
  const running = () => [...ends.keys()].filter((name) => !ended.includes(name))
  for (const [finishing, next] of [
    ['one', ['two']],
    ['two', ['three']],
    ['three', ['last']],
  ] as const) {
    await expect.poll(running).toContain(finishing)
    ends.get(finishing)?.()
    await expect.poll(running).toEqual(next)
  }
  ends.get('last')?.()
  expect(await all).toEqual([passed, passed, passed, passed])
  expect(ended).toEqual(['one', 'two', 'three', 'last'])
})

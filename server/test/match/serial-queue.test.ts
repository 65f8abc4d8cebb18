import { setImmediate as soon } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { SerialQueue, SerialQueues } from '../../src/match/rooms/serial-queue.js'

/** Work that records when it begins and ends. */
const recorded = (events: string[], name: string) => async () => {
  events.push(`${name} begins`)
  await soon()
  events.push(`${name} ends`)
  return name
}

it('starts work at once where none is running, and else when the work before it has ended', async () => {
  const events: string[] = []
  const queue = new SerialQueue()
  const first = queue.run(recorded(events, 'first'))
  expect(events).toEqual(['first begins'])
  const second = queue.run(recorded(events, 'second'))
  expect(queue.isBusy).toBe(true)
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(queue.isBusy).toBe(false)
})

it('runs any number of waiting works in their order, and calls back once when it is idle', async () => {
  let idle = 0
  const queue = new SerialQueue(() => idle++)
  const seen: number[] = []
  const works = Array.from({ length: 20_000 }, (_, number) => queue.run(async () => seen.push(number)))
  await Promise.all(works)
  expect(seen).toEqual([...Array(20_000).keys()])
  expect(idle).toBe(1)
})

it('rejects where work fails, and continues with the next', async () => {
  const queue = new SerialQueue()
  const failures = [
    queue.run(async () => {
      throw new Error('later')
    }),
    queue.run(() => {
      throw new Error('at once')
    }),
  ]
  const good = queue.run(async () => 'good')
  await expect(failures[0]).rejects.toThrow('later')
  await expect(failures[1]).rejects.toThrow('at once')
  expect(await good).toBe('good')
})

it('lets work that was added by work of the same key wait for it, but not that of other keys', async () => {
  const events: string[] = []
  const queues = new SerialQueues()
  const outer = queues.run('a', () => {
    void queues.run('a', recorded(events, 'inner'))
    void queues.run('b', recorded(events, 'other'))
    return recorded(events, 'outer')()
  })
  expect(events).toEqual(['other begins', 'outer begins'])
  await outer
  await queues.idle()
  expect(events.indexOf('inner begins')).toBeGreaterThan(events.indexOf('outer ends'))
  expect(events).toContain('inner ends')
})

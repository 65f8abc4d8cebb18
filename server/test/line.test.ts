import { setImmediate as soon } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Line } from '../src/match/line.js'
import { Queue } from '../src/match/queue.js'

/** Work that says when it begins and ends. */
const telling = (told: string[], name: string) => async () => {
  told.push(`${name} begins`)
  await soon()
  told.push(`${name} ends`)
  return name
}

it('work starts at once where nothing is before it, and else when that is done', async () => {
  const told: string[] = []
  const line = new Line()
  const first = line.run(telling(told, 'first'))
  expect(told).toEqual(['first begins'])
  const second = line.run(telling(told, 'second'))
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('work that is done at once, however much waits, takes turns and no stack', async () => {
  const line = new Line()
  const told: number[] = []
  let end = () => {}
  line.take((done) => {
    end = done
  })
  for (let number = 0; number < 20_000; number++) {
    line.take((done) => {
      told.push(number)
      // Whoever comes last waits, even where nothing is before it any more.
      if (number === 19_999)
        line.take((endToo) => {
          told.push(-1)
          endToo()
        })
      done()
    })
  }
  expect(told).toEqual([])
  end()
  expect(told).toEqual([...Array(20_000).keys(), -1])
  expect(line.isBusy).toBe(false)
})

it('work that fails is told so, and what waits behind it goes on', async () => {
  const line = new Line()
  const failures = [
    line.run(async () => {
      throw new Error('later')
    }),
    line.run(() => {
      throw new Error('at once')
    }),
  ]
  const good = line.run(async () => 'good')
  await expect(failures[0]).rejects.toThrow('later')
  await expect(failures[1]).rejects.toThrow('at once')
  expect(await good).toBe('good')
})

it('work that is asked for by work of the same key waits for it; other keys do not', async () => {
  const told: string[] = []
  const queue = new Queue()
  const outer = queue.run('a', () => {
    void queue.run('a', telling(told, 'inner'))
    void queue.run('b', telling(told, 'other'))
    return telling(told, 'outer')()
  })
  expect(told).toEqual(['other begins', 'outer begins'])
  await outer
  await queue.idle()
  expect(told.indexOf('inner begins')).toBeGreaterThan(told.indexOf('outer ends'))
  expect(told).toContain('inner ends')
})

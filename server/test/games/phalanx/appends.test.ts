import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrate.js'
import { GroupedAppends } from '../../../src/match/store/grouped-appends.js'
import { useDatabase } from '../../support/server.js'

const database = useDatabase(migrate)

async function createMatches(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const id of ids) {
    await database.pool.query(
      `INSERT INTO match (id, game, rng_seed, options, visibility, status)
       VALUES ($1, 'phalanx', 1, '{}', 'public', 'running')`,
      [id],
    )
  }
  return ids
}

const readStatus = async (id: string) =>
  (await database.pool.query('SELECT status, turn_deadline FROM match WHERE id = $1', [id])).rows[0]

const entryOf = (server: string, sequenceNumber = 0) =>
  ({ entry: { sequenceNumber, server }, active: 1 }) as const

it('of two servers that store the same matches at once, in any order, one stores each entry and the other is refused', async () => {
  const ids = await createMatches(200)
  const servers = [new GroupedAppends(database.pool), new GroupedAppends(database.pool)] as const
  for (let sequenceNumber = 0; sequenceNumber < 20; sequenceNumber++) {
    const store = (server: GroupedAppends, name: string, order: readonly string[]) =>
      Promise.all(order.map((id) => server.append(id, entryOf(name, sequenceNumber))))
    const [first, second] = await Promise.all([
      store(servers[0], 'first', ids),
      store(servers[1], 'second', ids.toReversed()),
    ])
    for (const [index, id] of ids.entries()) {
      const [byFirst, bySecond] = [first[index], second[ids.length - 1 - index]]
      expect(byFirst).toBe(!bySecond)
      const { rows } = await database.pool.query(
        'SELECT entry FROM match_log WHERE match_id = $1 AND sequence_number = $2',
        [id, sequenceNumber],
      )
      expect(rows).toEqual([{ entry: { sequenceNumber, server: byFirst ? 'first' : 'second' } }])
    }
  }
})

it('what an action changes beside the log is stored with it, and only where the action is', async () => {
  const [quick, slow, plain] = (await createMatches(3)) as [string, string, string]
  const appends = new GroupedAppends(database.pool)
  const turnDeadline = new Date('2026-01-02T03:04:05.678Z')
  expect(await appends.append(slow, entryOf('first'))).toBe(true)
  const stored = await Promise.all([
    appends.append(quick, entryOf('second'), { status: 'running', turnDeadline }),
    appends.append(slow, entryOf('second'), { status: 'over', turnDeadline: null }),
    appends.append(plain, entryOf('second')),
  ])
  expect(stored).toEqual([true, false, true])
  expect(await readStatus(quick)).toEqual({ status: 'running', turn_deadline: turnDeadline })
  expect(await readStatus(slow)).toEqual({ status: 'running', turn_deadline: null })
  expect(await readStatus(plain)).toEqual({ status: 'running', turn_deadline: null })
  expect(await appends.append(quick, entryOf('second', 1), { status: 'over', turnDeadline: null })).toBe(true)
  expect(await readStatus(quick)).toEqual({ status: 'over', turn_deadline: null })
})

it('stores an entry as the JSON that it is, whatever its texts', async () => {
  const [id] = (await createMatches(1)) as [string]
  const entry = { sequenceNumber: 0, name: 'Zoë "the ♠" {1,2}', 'a\\b,\n': [null, 0.5, { z: 1, a: '🂡' }, []] }
  expect(await new GroupedAppends(database.pool).append(id, { entry, active: null })).toBe(true)
  const { rows } = await database.pool.query(
    'SELECT entry::text, active FROM match_log WHERE match_id = $1',
    [id],
  )
  expect(rows).toEqual([{ entry: JSON.stringify(entry), active: null }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonArray } from '../src/database/json-array.js'
import { createPool, type Database } from '../src/database/pool.js'
import { createTestDatabases, type TestDatabases } from './support/postgres.js'

let postgres: TestDatabases
let database: Database

beforeAll(async () => {
  postgres = await createTestDatabases(['test'])
  database = createPool({ url: postgres.url('test'), onError: () => {} })
})

afterAll(async () => {
  await database?.end()
  await postgres?.remove()
})

async function readBack(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ text: string }>(
    'SELECT value::text AS text FROM unnest($1::json[]) WITH ORDINALITY AS item (value, place) ORDER BY place',
    [jsonArray(texts.map((text) => Buffer.from(text)))],
  )
  return rows.map(({ text }) => text)
}

it('texts reach the database as they are, in their order', async () => {
  const values = [{ name: 'Zoë "the ♠" {1,2}' }, [], 'a\\b,\n', 0, null, { deep: [{ deeper: '🂡' }] }]
  const texts = values.map((value) => JSON.stringify(value))
  expect(await readBack(texts)).toEqual(texts)
  expect(await readBack([])).toEqual([])
})

it('what is no JSON is refused', async () => {
  await expect(readBack(['{"a":1}', '{'])).rejects.toThrow('invalid input syntax for type json')
})

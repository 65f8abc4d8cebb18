import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../src/store/create-database.js'
import { runProgram } from './support/program.js'

test('processes that start at once create the database once, with the tables of the models', async () => {
  const env = { DATABASE_URL: `${inject('postgres')}made_by_three` }
  const programs = Array.from({ length: 3 }, () =>
    runProgram('test/support/print-schema-changes.ts', [], env),
  )
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0])
  const outputs = programs.map(({ output }) => output())
  expect(outputs.filter((output) => output.includes('applied migration'))).toHaveLength(1)
  for (const output of outputs) expect(output).toMatch(/^changes: \[\]$/m)
})

type Migration = { name: string; up(db: { query(sql: string): Promise<unknown> }): Promise<void> }

function readMigrations(): Migration[] {
  const folder = new URL('../db/migrations/', import.meta.url)
  const require = createRequire(import.meta.url)
  const files = readdirSync(folder).sort()
  return files.map((file) => new (require(new URL(file, folder).pathname))())
}

test('games from before cancellation and resignation existed are kept', async () => {
  const url = `${inject('postgres')}with_games`
  await createDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const migration of readMigrations()) {
      if (migration.name.startsWith('AddCcgCancellation')) await insertGame(client)
      await migration.up(client)
    }
    const { rows } = await client.query(
      'SELECT status, ended_by, resigned FROM ccg_game JOIN ccg_batch ON game_id = ccg_game.id',
    )
    expect(rows).toEqual([{ status: 'won', ended_by: 'concession', resigned: false }])
    await client.query(`UPDATE ccg_game SET status = 'cancelled', ended_by = 'resignation'`)
  } finally {
    await client.end()
  }
})

async function insertGame(client: pg.Client): Promise<void> {
  await client.query(`INSERT INTO ccg_game VALUES ('1', 1, 'a', 'b', '0x', '0x', 2, 3, 100, 1, now(), '0x',
    '{}', '{}', '0x', '0x', '[]', 'won', 1, 'a', 'b', 1, 'concession', 2, now(), 1, 0, '0x', '0x', true, 2, 1, '0x', now())`)
  await client.query(
    `INSERT INTO ccg_batch VALUES ('1-0', 0, false, 'a', 0, '0x', '0x', '0x', '0x', 2, 1, '0x', now(), '1')`,
  )
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FivefoldError } from '@fivefold/sdk/core'

export type Migration = { number: number; name: string; sql: string; checksum: string }

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const fileName = /^(\d{4})-([a-z0-9-]+)\.sql$/

/** All migrations in order: files `0001-some-name.sql`, numbered without gaps. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).sort()
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  const gap = migrations.findIndex(({ number }, index) => number !== index + 1)
  if (gap >= 0) throw invalid(`there is no single migration with number ${gap + 1}`)
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = fileName.exec(file) ?? []
  if (!number || !name) throw invalid(`${file} is not named like 0001-some-name.sql`)
  const sql = await readFile(join(folder, file), 'utf8')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

function invalid(reason: string): FivefoldError {
  return new FivefoldError(`Migrations: ${reason}`, { code: 'INVALID_MIGRATIONS' })
}

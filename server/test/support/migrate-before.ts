import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../src/database/migrate.js'
import type { Database } from '../../src/database/pool.js'
import { migrationsFolder } from '../../src/database/read-migrations.js'

/** Brings a new database to where it was before a migration, given by its number as in the file's name. */
export async function migrateBefore(pool: Database, number: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-migrations-'))
  try {
    for (const file of readdirSync(migrationsFolder).filter((name) => name < number)) {
      cpSync(join(migrationsFolder, file), join(folder, file))
    }
    await migrate(pool, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

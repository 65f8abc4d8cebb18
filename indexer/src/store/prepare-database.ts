import { FivefoldError } from '@fivefold/sdk/core'
import { createOrmConfig } from '@subsquid/typeorm-config'
import pg from 'pg'
import { DataSource } from 'typeorm'
import { log } from '../log.js'
import { projectFolder } from '../project-folder.js'
import { retry } from '../retry.js'
import { codeOf, createDatabase } from './create-database.js'
import { withMigrationLock } from './lock.js'

/** Waits for Postgres, creates the database and runs the migrations. Safe to run several times at once. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await retry({
    what: 'the database',
    log,
    attempt: () => createDatabase(databaseUrl).catch(explainRefusal),
    isTemporary: isNotUpYet,
  })
  await withMigrationLock(databaseUrl, migrate)
}

async function migrate(): Promise<void> {
  const database = new DataSource(createOrmConfig({ projectDir: projectFolder }))
  await database.initialize()
  try {
    for (const { name } of await database.runMigrations({ transaction: 'all' }))
      log.info(`applied migration ${name}`)
  } finally {
    await database.destroy()
  }
}

/** The server answers with a refusal: wrong user, password or rights. */
function explainRefusal(cause: unknown): never {
  if (!(cause instanceof pg.DatabaseError) || isNotUpYet(cause)) throw cause
  throw new FivefoldError(`DATABASE_URL: the database server refused: ${cause.message}`, {
    code: 'DATABASE_REFUSED',
    cause,
  })
}

/** The server is not reachable, still starting or shutting down. Waiting does not fix a wrong password. */
function isNotUpYet(error: unknown): boolean {
  return /^(ECONN|ETIMEDOUT|EAI_AGAIN|57P0)/.test(codeOf(error)) || isCutShort(error)
}

function isCutShort(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Connection terminated')
}

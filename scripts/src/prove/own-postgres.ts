import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@fivefold/devnet/postgres'
import { findFreePort } from '@fivefold/devnet/supervisor/find-free-port'

/** A Postgres server in its own folder, with one empty database. */
export async function startOwnPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'fivefold-prove-'))
  const postgres = await startPostgres({ data, port: await findFreePort(), databases: ['prove'] })
  const stop = async () => {
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { databaseUrl: postgres.url('prove'), stop }
}

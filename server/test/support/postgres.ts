import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '../../../scripts/src/devnet/postgres/index.js'

export type TestPostgres = Postgres & { port: number; remove(): Promise<void> }

/** A real Postgres server in a folder of its own. */
export async function startTestPostgres(databases: readonly string[]): Promise<TestPostgres> {
  const data = mkdtempSync(join(tmpdir(), 'fivefold-server-'))
  const port = await freePort()
  const postgres = await startPostgres({ data, port, databases })
  const remove = async () => {
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...postgres, port, remove }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

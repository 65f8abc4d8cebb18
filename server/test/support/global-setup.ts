import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { postgresUrl, withDatabase } from '@fivefold/devnet/postgres'
import { root } from '@fivefold/devnet/process/root'
import { freePort } from '@fivefold/devnet/testing/free-port'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a Postgres server, for the name of a database to be put behind. */
    postgres: string
  }
}

const program = join(root, 'devnet/src/postgres/main.ts')

/** One Postgres server for all test files; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'fivefold-server-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, '--port', String(port), '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await untilReady(child)
  project.provide('postgres', withDatabase(postgresUrl({ data, port }), ''))
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Postgres ended with ${code}`)))
    if (child.stdout) {
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => line.startsWith('postgres ready') && resolve(),
      )
    }
  })
}

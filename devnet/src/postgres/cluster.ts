import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FivefoldError } from '@fivefold/sdk/core'
import type { Binaries } from './binaries.js'
import { chooseAccount, commandAs, giveTo } from './unprivileged.js'

export const superuser = 'fivefold'

/** Postgres's own files, below the data folder. */
export function clusterFolder(data: string): string {
  return join(data, 'cluster')
}

/** The password of the database server in a folder, created on first use. */
export function ensurePassword(data: string): string {
  mkdirSync(data, { recursive: true })
  const file = join(data, 'password')
  if (!existsSync(file))
    writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/** Creates the database files unless they exist. Created aside and renamed, so that they are never incomplete. */
export async function ensureCluster(data: string, { initdb }: Binaries): Promise<void> {
  const folder = clusterFolder(data)
  if (existsSync(folder)) return
  const fresh = `${folder}.new`
  const passwordFile = `${fresh}.password`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const account = chooseAccount(fresh)
  giveTo(account, fresh)
  writeFileSync(passwordFile, ensurePassword(data), { mode: 0o600 })
  giveTo(account, passwordFile)
  const args = [
    `--pgdata=${fresh}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]
  const command = commandAs(account, initdb, args, fresh)
  try {
    await promisify(execFile)(command.program, command.args, { ...command.account, cwd: '/' })
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string }
    const reason = stderr.trim().split('\n').at(-1) || String(cause)
    throw new FivefoldError(`initdb failed: ${reason}`, { code: 'NO_POSTGRES', cause })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, folder)
}

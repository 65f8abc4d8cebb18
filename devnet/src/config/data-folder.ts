import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { badConfiguration } from './bad-configuration.js'
import { ledgerKeyFile } from './ledger-key.js'
import { lockFileName } from './lock.js'

/** Marks a folder as Fivefold's, so that it may be wiped. */
const markerName = 'fivefold-data'
const ownEntries = [
  lockFileName,
  'evm.journal',
  'solana',
  'polkadot',
  'postgres',
  'vrf-oracle',
  'logs',
  'run.json',
  'deployment.json',
  ledgerKeyFile,
]

/** Creates the data folder, or checks that it is Fivefold's and writable. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    if (!isOurs(folder))
      throw badConfiguration(
        `Data folder ${folder} holds files that are not Fivefold's: set FIVEFOLD_DATA to another`,
      )
    writeFileSync(
      join(folder, markerName),
      'Chains, database, logs and addresses of a local Fivefold. May be deleted.\n',
    )
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw badConfiguration(
      `Data folder ${folder} cannot be written: ${reason(folder, error)} (set FIVEFOLD_DATA to another)`,
      error,
    )
  }
}

/** Removes everything in the data folder except the caller's lock. */
export function wipeDataFolder(folder: string): void {
  if (!isOurs(folder)) throw badConfiguration(`Data folder ${folder} is not Fivefold's: nothing was removed`)
  for (const name of readdirSync(folder)) {
    if (name !== lockFileName && name !== markerName)
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isOurs(folder: string): boolean {
  if (existsSync(join(folder, markerName))) return true
  return readdirSync(folder).every((name) => ownEntries.includes(name))
}

function reason(folder: string, error: NodeJS.ErrnoException): string {
  if (existsSync(folder) && !statSync(folder).isDirectory()) return 'it is a file'
  return error.code ?? error.message
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

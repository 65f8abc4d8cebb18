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

/** Says that a folder is ours, and so may be wiped. */
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

/** Makes the data folder, or makes sure that it is ours and can be written. */
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

/** Removes all that is in the data folder but the lock of who asks for it. */
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

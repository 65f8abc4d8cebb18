import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key with which the match server signs results. */
export const ledgerKeyVariable = 'FIVEFOLD_LEDGER_KEY'
export const ledgerKeyFile = 'ledger.key'

/** The installation's key, created on first use. It signs statements and never holds funds. */
export function ensureLedgerKey(data: string): string {
  const file = join(data, ledgerKeyFile)
  const key = `0x${randomBytes(32).toString('hex')}`
  if (!existsSync(file)) writeFileSync(file, key, { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

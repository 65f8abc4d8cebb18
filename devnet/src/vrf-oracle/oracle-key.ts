import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { Keypair } from '@solana/web3.js'
import { z } from 'zod'

const schema = z.array(z.int().min(0).max(255)).length(64)

/** The oracle's key in a Solana data folder, shared by node and oracle. The first to start creates it. */
export function loadOracleKey(dataDir: string): Keypair {
  const file = join(dataDir, 'oracle-key.json')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, JSON.stringify([...Keypair.generate().secretKey]), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  chmodSync(file, 0o600)
  return readKey(file)
}

function readKey(file: string): Keypair {
  try {
    const bytes = parse(schema, JSON.parse(readFileSync(file, 'utf8')), file)
    return Keypair.fromSecretKey(Uint8Array.from(bytes))
  } catch (cause) {
    throw new FivefoldError(`${file} is not a keypair`, { code: 'INVALID_KEY', cause })
  }
}

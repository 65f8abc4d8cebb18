import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Genesis } from '../../solana/state/chain.js'

type GenesisFile = { address: string; file: string }
export type GenesisFiles = { programs: GenesisFile[]; accounts: GenesisFile[] }

/** Writes Fivefold's genesis accounts as files for Solana's own tools. */
export function writeGenesisFiles(genesis: Genesis, salt: string, folder: string): GenesisFiles {
  mkdirSync(folder, { recursive: true })
  const programs = genesis.programs.map(({ address, image }) => {
    const file = join(folder, `${address}.so`)
    writeFileSync(file, image)
    return { address, file }
  })
  const accounts = genesis.makeAccounts(salt).map(([address, { lamports, owner, executable, data }]) => {
    const file = join(folder, `${address}.json`)
    const encoded = [Buffer.from(data).toString('base64'), 'base64']
    const account = { lamports: Number(lamports), owner, executable, rentEpoch: 0, data: encoded }
    writeFileSync(file, JSON.stringify({ pubkey: address, account }))
    return { address, file }
  })
  return { programs, accounts }
}

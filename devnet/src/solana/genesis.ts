import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { address } from '@solana/kit'
import type { Keypair } from '@solana/web3.js'
import { z } from 'zod'
import { oracleAccounts, vrfProgram } from '../vrf-oracle/index.js'
import type { AccountState } from './execution/account-state.js'
import { type ProgramArtifact, readProgramArtifacts } from './program-artifacts.js'
import type { Genesis } from './state/chain.js'
import { faucetAccount } from './state/faucet.js'

const dumpSchema = z.object({
  pubkey: z.string(),
  account: z.object({
    lamports: z.int(),
    owner: z.string(),
    executable: z.boolean(),
    data: z.tuple([z.string(), z.literal('base64')]),
  }),
})

/** MagicBlock's programs and accounts for local chains, from npm: their licence does not allow copying them here. */
const dumpsFolder = join(
  dirname(createRequire(import.meta.url).resolve('@magicblock-labs/ephemeral-validator/package.json')),
  'bin/local-dumps',
)

/** The initial accounts: MagicBlock's programs, Fivefold's programs, its VRF oracle, and a faucet. */
export function makeGenesis(oracle: Keypair, options: { testPrograms: boolean }): Genesis {
  return {
    programs: [...readDumpedPrograms(), ...readProgramArtifacts(options)].map(({ address, image }) => ({
      address,
      image: readFileSync(image),
    })),
    makeAccounts: (salt) => [faucetAccount(salt), ...readDumpedAccounts(), ...ourOracle(oracle)],
  }
}

/** Programs from npm, named after their address. */
function readDumpedPrograms(): ProgramArtifact[] {
  return filesEndingWith('.so').map((file) => ({ address: address(basename(file, '.so')), image: file }))
}

/** Without those of the VRF program: they contain an oracle whose key is unknown, so it would never answer. */
function readDumpedAccounts(): [ReturnType<typeof address>, AccountState][] {
  return filesEndingWith('.json').flatMap((file) => {
    const { pubkey, account } = dumpSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (account.owner === vrfProgram.toBase58()) return []
    const state = {
      lamports: BigInt(account.lamports),
      owner: address(account.owner),
      executable: account.executable,
      data: Buffer.from(account.data[0], 'base64'),
    }
    return [[address(pubkey), state]]
  })
}

function ourOracle(keypair: Keypair): [ReturnType<typeof address>, AccountState][] {
  return oracleAccounts(keypair).map((account) => [
    address(account.address.toBase58()),
    {
      lamports: account.lamports,
      owner: address(account.owner.toBase58()),
      executable: false,
      data: account.data,
    },
  ])
}

function filesEndingWith(suffix: string): string[] {
  return readdirSync(dumpsFolder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => join(dumpsFolder, name))
}

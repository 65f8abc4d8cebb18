import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { buildContract } from './contract.js'
import { cargo, targetDir } from './toolchain.js'

const artifacts = join(root, 'contracts/ink/artifacts')
const contracts = ['card_nft', 'game_contract', 'governance']
/** For tests alone: nothing binds or deploys them. */
const mocks = ['reentrant_cards']

/** Tests and builds the card game: its rules as a module of their own, and its contracts. */
export async function buildCcg(): Promise<void> {
  await cargo(['test', '--locked', '-p', 'ccg_rules'])
  await buildRules(join(artifacts, 'ccg_rules.wasm'))
  for (const name of contracts) await buildContract(name, join(artifacts, `${name}.contract`))
  await mkdir(join(artifacts, 'test'), { recursive: true })
  for (const name of mocks) await buildContract(name, join(artifacts, 'test', `${name}.contract`))
}

/** The rules without a chain, for comparison with the TypeScript rules. */
async function buildRules(file: string): Promise<void> {
  const target = 'wasm32-unknown-unknown'
  const args = ['build', '--locked', '-p', 'ccg_rules_host', '--profile', 'host', '--target', target]
  await cargo([...args, '-Zbuild-std=core,alloc'], {
    rustFlags: ['-C linker=wasm-ld', '-C link-arg=-zstack-size=65536', '-C target-cpu=mvp'],
  })
  await copyFile(join(targetDir, target, 'host/ccg_rules_host.wasm'), file)
}

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { FivefoldError } from '@fivefold/sdk/core'
import { generateInto } from './into-folder.js'

const artifacts = 'contracts/solidity/artifacts'

/**
 * Generates TypeScript bindings from the committed ABIs: TypeChain for ethers, wagmi for viem, Subsquid for the
 * indexer.
 */
export async function generateEvm(): Promise<void> {
  await Promise.all([
    generateInto('contracts/solidity/generated/typechain', generateTypechain),
    generateInto('sdk/src/generated/evm', generateAbis),
    generateInto('indexer/src/abi/generated', generateIndexerCodecs),
  ])
}

async function generateTypechain(folder: string): Promise<void> {
  await runGenerator('hardhat', ['bindings', '--out', folder])
  // Types for hardhat-ethers, which is not installed.
  await rm(join(folder, 'hardhat.d.ts'))
}

async function generateAbis(folder: string): Promise<void> {
  const config = 'scripts/src/generate/wagmi.config.ts'
  await runGenerator('wagmi', ['generate', '--config', config], { WAGMI_OUT: join(folder, 'abis.ts') })
}

async function generateIndexerCodecs(folder: string): Promise<void> {
  const files = (await readdir(join(root, artifacts))).sort().map((file) => join(artifacts, file))
  await runGenerator('squid-evm-typegen', [folder, ...files])
}

async function runGenerator(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await run('npx', [program, ...args], { env })
  if (code !== 0) throw new FivefoldError(`${program} failed: ${output.trim()}`, { code: 'GENERATE' })
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { type EvmArtifact, evmArtifactSchema, evmArtifacts } from './evm-artifact.js'

const compiled = join(root, '.hardhat/artifacts/contracts/solidity/src')

/** Compiles the Solidity sources and keeps what the rest of the tree needs of the result. */
export async function buildEvm(): Promise<void> {
  await compile()
  const contracts = (await readCompiled()).filter(isDeployable)
  await rm(evmArtifacts, { recursive: true, force: true })
  await mkdir(evmArtifacts, { recursive: true })
  for (const contract of contracts) {
    const file = join(evmArtifacts, `${contract.contractName}.json`)
    await writeFile(file, `${JSON.stringify(contract, null, 2)}\n`)
  }
}

async function compile(): Promise<void> {
  const { code, output } = await run('npx', ['hardhat', 'compile', '--quiet'])
  if (code !== 0)
    throw new FivefoldError(`hardhat compile failed: ${output.trim()}`, { code: 'BUILD_FAILED' })
}

async function readCompiled(): Promise<EvmArtifact[]> {
  const files = await readdir(compiled, { recursive: true })
  const outputs = files
    .filter((file) => file.endsWith('.json') && !file.endsWith('.dbg.json') && !isInternal(file))
    .sort()
  return Promise.all(
    outputs.map(async (file) => {
      const output: unknown = JSON.parse(await readFile(join(compiled, file), 'utf8'))
      return parse(evmArtifactSchema, output, file)
    }),
  )
}

/** Mocks serve the tests alone, and libraries are built into the contracts that use them. */
function isInternal(file: string): boolean {
  return /(^|[\\/])(mocks|libraries)[\\/]/.test(file)
}

/** Interfaces and abstract contracts have no bytecode, libraries of internal functions no ABI. */
function isDeployable({ abi, bytecode }: EvmArtifact): boolean {
  return bytecode !== '0x' && abi.length > 0
}

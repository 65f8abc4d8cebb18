import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@fivefold/devnet/process/run'
import { u8aToHex } from '@polkadot/util'
import { blake2AsHex } from '@polkadot/util-crypto'
import { z } from 'zod'
import { shrinkContract } from './shrink-contract.js'
import { cargo, targetDir } from './toolchain.js'

// pallet-contracts accepts 1 MiB of imported memory and the wasm MVP. No linker-plugin-lto: with LLVM 22 it emits
// bulk-memory instructions.
const wasmFlags = [
  '-C linker=wasm-ld',
  '-C link-arg=-zstack-size=65536',
  '-C link-arg=--import-memory',
  '-C link-arg=--max-memory=1048576',
  '-C target-cpu=mvp',
]

const metadataSchema = z.looseObject({ version: z.literal(5) })
const workspaceSchema = z.object({ packages: z.array(z.object({ name: z.string(), version: z.string() })) })

/** Tests a contract, compiles it, and writes code and metadata as one `.contract` file. */
export async function buildContract(name: string, file: string): Promise<void> {
  await cargo(['test', '--locked', '-p', name])
  const code = await compile(name)
  const metadata = await describe(name)
  const source = { hash: blake2AsHex(code, 256), language: 'ink! 5.1.1', compiler: await compilerName() }
  const bundle = {
    source: { ...source, wasm: u8aToHex(code) },
    contract: { name, version: await versionOf(name), authors: ['Fivefold'] },
    image: null,
    ...metadata,
  }
  await writeFile(file, `${JSON.stringify(bundle, null, 1)}\n`)
}

async function compile(name: string): Promise<Uint8Array> {
  const target = 'wasm32-unknown-unknown'
  const args = ['build', '--locked', '-p', name, '--lib', '--release', '--no-default-features']
  await cargo([...args, '--target', target, '-Zbuild-std=core,alloc'], { rustFlags: wasmFlags })
  return shrinkContract(await readFile(join(targetDir, target, 'release', `${name}.wasm`)))
}

/** What the contract's native build says about itself. */
async function describe(name: string): Promise<z.output<typeof metadataSchema>> {
  await cargo(['build', '--locked', '-p', 'metadata', '--features', name])
  const { code, output } = await run(join(targetDir, 'debug/metadata'), [])
  if (code !== 0) throw new Error(`The metadata of ${name} could not be read:\n${output}`)
  return metadataSchema.parse(JSON.parse(output))
}

async function compilerName(): Promise<string> {
  const version = /^cargo (\d+\.\d+\.\d+)/m.exec(await cargo(['--version']))?.[1]
  return `rustc ${version}`
}

async function versionOf(name: string): Promise<string> {
  const output = await cargo(['metadata', '--quiet', '--locked', '--no-deps', '--format-version', '1'])
  const { packages } = workspaceSchema.parse(JSON.parse(output))
  const version = packages.find((candidate) => candidate.name === name)?.version
  if (!version) throw new Error(`${name} is not a crate of contracts/ink`)
  return version
}

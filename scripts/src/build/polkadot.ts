import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { buildCcg } from './polkadot/ccg.js'
import { buildRuntime } from './polkadot/runtime.js'
import { setUpToolchain } from './polkadot/toolchain.js'

const artifacts = join(root, 'contracts/ink/artifacts')

/** Tests and builds the ink! contracts. */
export async function buildPolkadotContracts(): Promise<void> {
  await prepare()
  await buildCcg()
}

/** Builds the local chain's runtime. The first time takes ten minutes and more. */
export async function buildPolkadotRuntime(): Promise<void> {
  await prepare()
  await buildRuntime(join(artifacts, 'runtime.wasm.gz'))
}

async function prepare(): Promise<void> {
  await setUpToolchain()
  await mkdir(artifacts, { recursive: true })
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { cargo, setUpToolchain, targetDir } from './polkadot/toolchain.js'

export const doleroRulesWasm = 'programs/anchor/artifacts/dolero_rules.wasm'

const workspace = 'programs/anchor'
const target = 'wasm32-unknown-unknown'
const rustFlags = [
  '-C linker=wasm-ld',
  '-C link-arg=-zstack-size=65536',
  '-C target-cpu=mvp',
  `--remap-path-prefix=${join(root, workspace)}=/src`,
]

/** Builds the rules of DOLERO as a WebAssembly module. The compiler is that of the ink! contracts: it knows the target. */
export async function buildDoleroRules(): Promise<void> {
  await setUpToolchain()
  const args = ['build', '--locked', '-p', 'dolero_rules_wasm', '--profile', 'wasm', '--target', target]
  await cargo([...args, '-Zbuild-std=core,alloc'], { folder: join('../..', workspace), rustFlags })
  const file = join(root, doleroRulesWasm)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await readFile(join(targetDir, target, 'wasm/dolero_rules_wasm.wasm')), {
    mode: 0o644,
  })
}

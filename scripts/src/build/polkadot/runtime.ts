import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { run } from '@fivefold/devnet/process/run'
import { cargo, targetDir } from './toolchain.js'

const target = 'wasm32v1-none'
// --export-table: the executor needs it; --allow-undefined: host functions are imports
const rustFlags = [
  '-C linker=wasm-ld',
  '-C link-arg=--export-table',
  '-C link-arg=--allow-undefined',
  '--cfg substrate_runtime',
]

/** Compiles the local chain's runtime, small because that also makes it fast to load, and writes it compressed. */
export async function buildRuntime(file: string): Promise<void> {
  await cargo(['build', '--locked', '--release', '--target', target, '-Zbuild-std=core,alloc'], {
    folder: 'runtime',
    rustFlags,
  })
  const runtime = await optimise(join(targetDir, target, 'release/fivefold_runtime.wasm'))
  // gzip's output may differ between versions of Node: the file changes only with its content
  if (existsSync(file) && gunzipSync(await readFile(file)).equals(runtime)) return
  await writeFile(file, gzipSync(runtime, { level: 9 }))
}

async function optimise(compiled: string): Promise<Buffer> {
  const wasmOpt = join(
    dirname(createRequire(import.meta.url).resolve('binaryen/package.json')),
    'bin/wasm-opt',
  )
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-runtime-'))
  try {
    const optimised = join(folder, 'runtime.wasm')
    // the sections runtime_version and runtime_apis must survive, hence strip-debug only
    const args = [wasmOpt, compiled, '-O1', '--mvp-features', '--strip-debug', '-o', optimised]
    const { code, output } = await run(process.execPath, args)
    if (code !== 0) throw new Error(`wasm-opt failed:\n${output}`)
    return await readFile(optimised)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

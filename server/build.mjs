import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

const folder = import.meta.dirname
const dist = join(folder, 'dist')
const migrations = join(folder, 'src/database/migrations')

if (process.argv.includes('--help')) {
  console.log('npm run build -w server   writes server/dist: node server/dist/main.js is the match server')
  process.exit()
}

/** Whoever starts it meanwhile finds the old file or the new one, whole. */
async function put(path, data) {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, data)
  await rename(draft, path)
}

/** The SDK's modules by the names under which its package exports them. */
async function sdkEntries() {
  const sdk = join(folder, '../sdk')
  const { exports } = JSON.parse(await readFile(join(sdk, 'package.json'), 'utf8'))
  const modules = Object.entries(exports).filter(([, path]) => path.endsWith('.ts'))
  return Object.fromEntries(modules.map(([name, path]) => [join('@fivefold/sdk', name), join(sdk, path)]))
}

await mkdir(join(dist, 'migrations'), { recursive: true })
for (const name of await readdir(migrations)) {
  await put(join(dist, 'migrations', name), await readFile(join(migrations, name)))
}
// Packages are found at run time, but for the SDK, which is TypeScript.
const { outputFiles } = await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: await sdkEntries(),
  sourcemap: true,
  write: false,
  logLevel: 'warning',
})
for (const { path, contents } of outputFiles) await put(join(dist, basename(path)), contents)

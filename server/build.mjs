import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = import.meta.dirname
const dist = join(folder, 'dist')
const migrations = join(folder, 'src/database/migrations')

if (process.argv.includes('--help')) {
  console.log('npm run build -w server   writes server/dist: node server/dist/main.js is the match server')
  process.exit()
}

/** A process that starts meanwhile finds either the old file or the new one, never a part of it. */
async function put(path, data) {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, data)
  await rename(draft, path)
}

/** Packages are found at run time, but for those of this repository, which are TypeScript. */
const bundleOwnPackages = {
  name: 'bundle-own-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@fivefold\// }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) })),
}

await mkdir(join(dist, 'migrations'), { recursive: true })
for (const name of await readdir(migrations)) {
  await put(join(dist, 'migrations', name), await readFile(join(migrations, name)))
}
const { outputFiles } = await build({
  entryPoints: [join(folder, 'src/main.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  plugins: [bundleOwnPackages],
  sourcemap: true,
  write: false,
  logLevel: 'warning',
})
for (const { path, contents } of outputFiles) await put(join(dist, basename(path)), contents)

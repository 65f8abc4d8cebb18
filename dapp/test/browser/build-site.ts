import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from './run-node.js'

const dapp = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the dApp for production into a temporary folder. */
export async function buildSite(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-dist-'))
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  await runNode([vite, 'build', '--configLoader', 'runner', '--outDir', folder, '--emptyOutDir'], dapp)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

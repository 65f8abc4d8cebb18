import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '@fivefold/devnet/config/run-main'
import { root } from '@fivefold/devnet/process/root'
import { FivefoldError } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { rebuildAndCompare } from '../files/rebuild-and-compare.js'
import { generateEvm } from './evm.js'
import { generateIndexer } from './indexer.js'
import { generateJsonSchemas } from './json-schema.js'
import { generatePolkadot } from './polkadot.js'
import { generateSolana } from './solana.js'

const roots = ['contracts', 'programs', 'sdk', 'server', 'indexer', 'dapp']
const generatedFolders = new Set(['generated', 'json-schema'])
const skipped = new Set(['node_modules', 'target', 'dist'])

await runMain(async () => {
  const { check } = new Command('npm run generate --')
    .description(
      'Makes all folders called "generated" and "json-schema" from contract ABIs, IDL, metadata and schemas.',
    )
    .option('--check', 'change nothing; fail and name the files when they are not up to date', false)
    .allowExcessArguments(false)
    .parse()
    .opts<{ check: boolean }>()
  await (check ? checkAll() : generateAll())
})

async function generateAll(): Promise<void> {
  const outcomes = await Promise.allSettled([
    generateEvm(),
    generateSolana(),
    generatePolkadot(),
    generateIndexer(),
    generateJsonSchemas(),
  ])
  // Only now: nothing may still be writing when the caller continues.
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function checkAll(): Promise<void> {
  const differences = await rebuildAndCompare(root, () => roots.flatMap(findGenerated), generateAll)
  for (const { path, kind } of differences) console.error(`${path}: ${kind}`)
  if (differences.length > 0) {
    throw new FivefoldError('Generated code is not up to date: run npm run generate', {
      code: 'GENERATED_OUTDATED',
    })
  }
}

/** Folders of generated files, as paths from the root. */
function findGenerated(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .flatMap(({ name }) =>
      generatedFolders.has(name) ? [join(folder, name)] : findGenerated(join(folder, name)),
    )
}

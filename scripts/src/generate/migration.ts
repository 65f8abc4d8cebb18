import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMain } from '@fivefold/devnet/config/run-main'
import { startPostgres } from '@fivefold/devnet/postgres'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { FivefoldError, parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { generateIndexer } from './indexer.js'

const indexer = join(root, 'indexer')
const optionsSchema = z.object({
  name: z.string().regex(/^[A-Z][A-Za-z]*$/, 'expected a name like AddStandings'),
})

await runMain(async () => {
  const command = new Command('migration')
    .description("Writes the migration that brings the indexer's tables up to its schema.graphql.")
    .requiredOption('--name <name>', 'what changes, e.g. AddStandings')
    .parse()
  const { name } = parse(optionsSchema, command.opts(), 'migration')
  await generateIndexer()
  await withEmptyDatabase(async (url) => {
    await squid('apply', [], url)
    await squid('generate', ['--name', name], url)
  })
})

/** Runs a command of squid-typeorm-migration on the TypeScript models. */
async function squid(command: 'apply' | 'generate', args: string[], url: string): Promise<void> {
  const program = createRequire(join(indexer, 'package.json')).resolve(
    `@subsquid/typeorm-migration/lib/${command}.js`,
  )
  const typescript = ['--import', 'tsx', '--import', './src/typescript-models.ts']
  const env = { DB_URL: url }
  const { code, output } = await run(process.execPath, [...typescript, program, ...args], {
    cwd: indexer,
    env,
  })
  if (code !== 0) throw new FivefoldError(output.trim(), { code: 'GENERATE' })
}

async function withEmptyDatabase(action: (url: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'fivefold-migration-'))
  const postgres = await startPostgres({ data, port: await freePort(), databases: ['migration'] })
  try {
    await action(postgres.url('migration'))
  } finally {
    await postgres.stop()
    await rm(data, { recursive: true })
  }
}

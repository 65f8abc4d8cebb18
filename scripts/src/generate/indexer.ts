import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { run } from '@fivefold/devnet/process/run'
import { FivefoldError } from '@fivefold/sdk/core'

const indexer = join(root, 'indexer')
const models = join(indexer, 'src', 'model', 'generated')

/** Generates the indexer's database models from its schema.graphql. */
export async function generateIndexer(): Promise<void> {
  const generator = createRequire(join(indexer, 'package.json')).resolve(
    '@subsquid/typeorm-codegen/lib/main.js',
  )
  const { code, output } = await run(process.execPath, [generator], { cwd: indexer })
  if (code !== 0)
    throw new FivefoldError(`squid-typeorm-codegen failed: ${output.trim()}`, { code: 'GENERATE' })
  for (const file of await readdir(models)) {
    if (file.endsWith('.model.ts')) await nameKeyType(join(models, file))
  }
}

const squidKey = 'PrimaryColumn as PrimaryColumn_, '
const typeormKey = 'import {PrimaryColumn as PrimaryColumn_} from "typeorm"\n'

/**
 * Squid's decorator of the key reads the column's type from metadata that only tsc emits. TypeORM's own decorator is
 * given the type, so that the models run as TypeScript.
 */
async function nameKeyType(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const named = text
    .replace(squidKey, '')
    .replace('@PrimaryColumn_()', '@PrimaryColumn_("character varying")')
  if (named.length !== text.length - squidKey.length + '"character varying"'.length) {
    throw new FivefoldError(`${file}: squid-typeorm-codegen now writes keys differently`, {
      code: 'GENERATE',
    })
  }
  await writeFile(file, typeormKey + named)
}

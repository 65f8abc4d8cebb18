import { FivefoldError, parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { databaseNames } from '../config/database-names.js'
import { runMain } from '../config/run-main.js'
import { startPostgres } from './start-postgres.js'

const flagsSchema = z.object({ port: z.coerce.number().int().min(1).max(65_535), data: z.string().min(1) })

await runMain(async () => {
  const command = new Command('postgres')
    .description('Runs the embedded Postgres server in the foreground.')
    .requiredOption('--port <number>', 'port to listen on')
    .requiredOption('--data <folder>', 'folder for the database files')
    .parse()
  const { port, data } = parse(flagsSchema, command.opts(), 'postgres')

  const postgres = await startPostgres({
    port,
    data,
    databases: Object.values(databaseNames),
    log: console.error,
  })
  console.log(`postgres ready on 127.0.0.1:${port}`)

  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      asked = true
      void postgres.stop()
    })
  }
  const output = await postgres.exited
  if (!asked)
    throw new FivefoldError(`Postgres ended: ${output.split('\n').at(-1)}`, { code: 'POSTGRES_ENDED' })
})

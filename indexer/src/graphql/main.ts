import { parseArgs } from 'node:util'
import { defaultPorts } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { readArguments, runMain } from '../run-main.js'
import { readDatabaseUrl } from '../settings.js'

const help = `Usage: node --import tsx src/graphql/main.ts [--port ${defaultPorts.graphql}]      (in the folder indexer/)

Serves the indexer's database as GraphQL at /graphql, with a console for browsers.

Environment:
  DATABASE_URL   the indexer's Postgres database; made if it is not there`

runMain('graphql', async () => {
  const { values } = readArguments(() =>
    parseArgs({ options: { help: { type: 'boolean', short: 'h' }, port: { type: 'string' } } }),
  )
  if (values.help) return console.log(help)
  const port = readPort(values.port)
  const databaseUrl = readDatabaseUrl(process.env)
  const { serve } = await import('./serve.js')
  const server = await serve({ port, databaseUrl })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().finally(() => process.exit(0)))
  }
  console.log(`graphql: http://127.0.0.1:${server.port}/graphql`)
})

function readPort(text = String(defaultPorts.graphql)): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new FivefoldError(`--port ${text}: is not a port (0 to 65535)`, {
    code: 'INVALID_INPUT',
    value: text,
  })
}

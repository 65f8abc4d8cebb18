import { parseArgs } from 'node:util'
import { defaultPorts } from '@fivefold/sdk/config'
import { readArguments, runMain } from '../run-main.js'
import { readDatabaseUrl, readPort } from '../settings.js'

const help = `Usage: node --import tsx src/graphql/main.ts [--port ${defaultPorts.graphql}] [--host 127.0.0.1]      (in the folder indexer/)

Serves the indexer's database as GraphQL at /graphql, with a console for browsers. Only this machine is answered unless --host says otherwise.

Environment:
  DATABASE_URL   the indexer's Postgres database; made if it is not there`

runMain('graphql', async () => {
  const { values } = readArguments(() =>
    parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: String(defaultPorts.graphql) },
      },
    }),
  )
  if (values.help) return console.log(help)
  const port = readPort('--port', values.port)
  const databaseUrl = readDatabaseUrl(process.env)
  const { serve } = await import('./serve.js')
  const server = await serve({ host: values.host, port, databaseUrl })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().finally(() => process.exit(0)))
  }
  console.log(`graphql: http://${formatHost(values.host)}:${server.port}/graphql`)
})

/** An IPv6 address has brackets in a URL. */
const formatHost = (host: string): string => (host.includes(':') ? `[${host}]` : host)

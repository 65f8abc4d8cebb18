import { parseArgs } from 'node:util'
import { defaultPorts } from '@fivefold/sdk/config'
import { createGateway } from './gateway.js'

const help = `Usage: node --import tsx src/gateway/main.ts [--port PORT]

Serves the documents of the tarot collection like an IPFS gateway, for development.

  --port PORT   port to listen on (${defaultPorts.gateway})
  --help        this text`

const { values } = parseArgs({
  options: { port: { type: 'string', default: String(defaultPorts.gateway) }, help: { type: 'boolean' } },
})

if (values.help) console.log(help)
else {
  const server = createGateway()
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`gateway ready at http://127.0.0.1:${values.port}/ipfs/`),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.closeAllConnections()
      server.close()
    })
  }
}

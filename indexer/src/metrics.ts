import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { isLocalRequest } from '@fivefold/sdk/config'
import { Counter, Gauge, Registry } from 'prom-client'

const registry = new Registry()

export const quarantinedEvents = new Counter({
  name: 'fivefold_indexer_quarantined_events_total',
  help: 'Events that could not be read or stored, since the process started',
  labelNames: ['chain'],
  registers: [registry],
})

export const indexedHeight = new Gauge({
  name: 'fivefold_indexer_height',
  help: 'The last block (Solana: slot) whose rows are in the database',
  labelNames: ['chain'],
  registers: [registry],
})

export const chainHead = new Gauge({
  name: 'fivefold_indexer_chain_head',
  help: 'The newest block (Solana: finalized slot) of the chain',
  labelNames: ['chain'],
  registers: [registry],
})

/** Metrics are served on the loopback interface only. */
const host = '127.0.0.1'

let server: Server | undefined
const sources: (() => Promise<string>)[] = [() => registry.metrics()]

/** Serves the process's metrics at `/metrics`. Returns the port. */
export async function serveMetrics(port: number): Promise<number> {
  server = createServer(async ({ url, headers }, response) => {
    if (!isLocalRequest(headers, [])) return response.writeHead(403).end()
    if (url !== '/metrics') return response.writeHead(404).end()
    const texts = await Promise.all(sources.map((read) => read())).catch(() => undefined)
    if (!texts) return response.writeHead(500).end()
    return response.setHeader('content-type', registry.contentType).end(texts.join('\n'))
  }).listen(port, host)
  await once(server, 'listening')
  return portOf(server)
}

type SquidMetrics = {
  registry: { metrics: () => Promise<string> }
  serve: () => Promise<{ port: number; close: () => Promise<void> }>
}

/** Adds the metrics of squid's processor, which would otherwise open a second port on all interfaces. */
export function includeMetrics(squid: SquidMetrics): void {
  sources.push(() => squid.registry.metrics())
  squid.serve = async () => ({ port: portOf(server), close: async () => {} })
}

function portOf(server: Server | undefined): number {
  const address = server?.address()
  return address && typeof address === 'object' ? address.port : 0
}

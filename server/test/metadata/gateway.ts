import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileCid, rawCid } from '../../src/metadata/content.js'

/** What a gateway does with one request. */
export type Behaviour = 'honest' | 'fail' | 'hang' | 'lie' | 'busy' | 'huge' | 'redirect'

export type Request = { cid: string; behaviour: Behaviour; at: number; id: string }

export type TestGateway = {
  url: string
  requests: Request[]
  /** Keeps a document and returns its address. */
  put(document: unknown, kind?: 'raw' | 'file'): string
  close(): Promise<void>
}

type Options = {
  behave?: (cid: string, count: number) => Behaviour
  now?: () => number
  /** Called for each request that is left without an answer. */
  onHang?: (id: string) => void
}

/** A real HTTP server with genuine CIDs, which misbehaves as the test asks. */
export async function startGateway({
  behave = () => 'honest',
  now = Date.now,
  onHang,
}: Options = {}): Promise<TestGateway> {
  const documents = new Map<string, Buffer>()
  const requests: Request[] = []
  const counts = new Map<string, number>()

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const cid = (request.url ?? '').slice('/ipfs/'.length)
    const count = (counts.get(cid) ?? 0) + 1
    counts.set(cid, count)
    const behaviour = behave(cid, count)
    const id = String(request.headers['x-request-id'] ?? '')
    requests.push({ cid, behaviour, at: now(), id })
    const document = documents.get(cid)
    switch (behaviour) {
      case 'fail':
        return response.writeHead(502).end('bad gateway')
      case 'hang':
        return onHang?.(id)
      case 'busy':
        return response.writeHead(429, { 'retry-after': '1' }).end()
      case 'lie':
        return response.end(JSON.stringify({ name: 'forged', lot: 'spdp' }))
      case 'huge':
        return response.end(Buffer.alloc(300_000, 32))
      case 'redirect':
        return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      default:
        return document ? response.end(document) : response.writeHead(404).end()
    }
  }

  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ipfs/`,
    requests,
    put: (document, kind = 'raw') => {
      const bytes = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document))
      const cid = (kind === 'raw' ? rawCid(bytes) : fileCid(bytes)).toString()
      documents.set(cid, bytes)
      return `ipfs://${cid}`
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

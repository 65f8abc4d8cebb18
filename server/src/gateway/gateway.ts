import { createServer, type Server } from 'node:http'
import { cardDocuments } from '@fivefold/sdk/war'
import { rawCid } from '../metadata/content.js'

/** A local stand-in for an IPFS gateway: the documents of the tarot collection, under their genuine CIDs. */
export function createGateway(): Server {
  const documents = new Map(
    cardDocuments().map(({ text }) => {
      const bytes = Buffer.from(text)
      return [`/ipfs/${rawCid(bytes)}`, bytes]
    }),
  )
  return createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    if (path === '/health') return response.end('ok\n')
    const document = documents.get(path)
    if (request.method !== 'GET' || !document) return response.writeHead(404).end()
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('access-control-allow-origin', '*')
    return response.end(document)
  })
}

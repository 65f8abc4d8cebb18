import { createServer, type Server } from 'node:http'
import { isLocalRequest } from '@fivefold/sdk/config'
import { cardDocuments } from '@fivefold/sdk/war'
import { CID } from 'multiformats/cid'
import { code as raw } from 'multiformats/codecs/raw'
import { create } from 'multiformats/hashes/digest'

const sha256 = 0x12

/** A local replacement for an IPFS gateway: the documents of the tarot collection under their real CIDs. */
export function createGateway(): Server {
  const documents = new Map(
    cardDocuments().map(({ text, digest }) => {
      const cid = CID.createV1(raw, create(sha256, Buffer.from(digest, 'hex')))
      return [`/ipfs/${cid}`, Buffer.from(text)]
    }),
  )
  return createServer((request, response) => {
    // Only the match server reads the documents; web pages are refused.
    if (!isLocalRequest(request.headers, [])) return response.writeHead(403).end()
    const path = request.url?.split('?')[0] ?? ''
    if (path === '/health') return response.end('ok\n')
    const document = documents.get(path)
    if (request.method !== 'GET' || !document) return response.writeHead(404).end()
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return response.end(document)
  })
}

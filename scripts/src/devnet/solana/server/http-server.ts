import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Node } from '../methods/method.js'
import { answerBody } from './rpc.js'

/** Room for a batch of some hundred calls. */
export const maxBodyBytes = 256 * 1024

/** Solana's JSON-RPC over HTTP, open to pages of any origin. */
export function createHttpServer(node: Node): Server {
  return createServer((request, response) => {
    serve(node, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function serve(node: Node, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '86400')
  if (request.method === 'OPTIONS') return end(response, 204)
  if (request.method === 'GET' && request.url === '/health') return end(response, 200, 'ok')
  if (request.method !== 'POST')
    return end(response, 405, 'Used HTTP Method is not allowed. POST or OPTIONS is required')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return end(
      response,
      415,
      'Supplied content type is not allowed. Content-Type: application/json is required',
    )
  }
  const body = await readBody(request)
  if (body === undefined) {
    response.setHeader('connection', 'close')
    return end(response, 413, `The body is longer than ${maxBodyBytes} bytes`)
  }
  const answer = await answerBody(node, body)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  end(response, 200, answer === undefined ? '' : JSON.stringify(answer))
}

/** Undefined when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function end(response: ServerResponse, status: number, text = ''): void {
  response.statusCode = status
  response.end(text)
}

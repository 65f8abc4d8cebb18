import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerPage } from '../../page-access.js'
import { readBody } from '../../read-body.js'
import type { Node } from '../methods/method.js'
import { answerBody } from './rpc.js'

/** Large enough for a batch of a few hundred calls. */
export const maxBodyBytes = 256 * 1024

/** Solana's JSON-RPC over HTTP, for programs, wallets and the pages of `origins`. */
export function createHttpServer(node: Node, origins: readonly string[]): Server {
  return createServer((request, response) => {
    if (answerPage(request, response, origins)) return
    serve(node, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function serve(node: Node, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
  const body = await readBody(request, response, maxBodyBytes)
  if (body === undefined) return
  const answer = await answerBody(node, body)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  end(response, 200, answer === undefined ? '' : JSON.stringify(answer))
}

function end(response: ServerResponse, status: number, text = ''): void {
  response.statusCode = status
  response.end(text)
}

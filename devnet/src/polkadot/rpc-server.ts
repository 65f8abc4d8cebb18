import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerPage, verifyPage } from '../page-access.js'
import { readBody } from '../read-body.js'
import { ClientSession, noSubscriptions } from './client-session.js'
import type { Subscriptions } from './rpc-methods.js'

/** Enough for the largest block (5 MiB) as hex. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024

/** `origins`: web pages that may call, apart from wallets. */
export type RpcServerOptions = { host: string; port: number; origins: readonly string[] }

export type RpcServer = { port: number; close: () => Promise<void> }

/** Answers a message; `undefined` for a notification. */
export type AnswerMessage = (text: string, subscriptions: Subscriptions) => Promise<string | undefined>

/** Serves JSON-RPC on one port: WebSocket, and HTTP POST for everything but subscriptions. */
export async function startRpcServer(
  answer: AnswerMessage,
  { host, port, origins }: RpcServerOptions,
): Promise<RpcServer> {
  const http = createServer((request, response) => {
    if (answerPage(request, response, origins)) return
    answerHttp(answer, request, response).catch(() => response.destroy()) // the client left
  })
  const websockets = new WebSocketServer({
    server: http,
    maxPayload: MAX_MESSAGE_BYTES,
    verifyClient: verifyPage(origins),
  })
  websockets.on('connection', (socket) => serveSocket(answer, socket))
  websockets.on('error', () => {}) // repeats the HTTP server's, which is thrown below
  http.listen(port, host)
  await once(http, 'listening')
  return { port: (http.address() as AddressInfo).port, close: () => closeServer(http, websockets) }
}

function serveSocket(answer: AnswerMessage, socket: WebSocket): void {
  const session = new ClientSession((message) => {
    if (socket.readyState === socket.OPEN) socket.send(message)
  })
  socket.on('message', (data) => {
    void session.answer((subscriptions) => answer(data.toString(), subscriptions))
  })
  socket.on('close', () => session.close())
  socket.on('error', () => socket.terminate()) // a broken or too large frame
}

async function answerHttp(
  answer: AnswerMessage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end()
    return
  }
  const body = await readBody(request, response, MAX_MESSAGE_BYTES)
  if (body === undefined) return
  const text = await answer(body, noSubscriptions)
  response.writeHead(text === undefined ? 204 : 200, { 'content-type': 'application/json' }).end(text)
}

async function closeServer(http: Server, websockets: WebSocketServer): Promise<void> {
  for (const socket of websockets.clients) socket.terminate()
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
}

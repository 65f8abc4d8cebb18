import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { FivefoldError } from '@fivefold/sdk/core'
import { JsonRpcHandler } from 'hardhat/internal/hardhat-network/jsonrpc/handler.js'
import type { EIP1193Provider } from 'hardhat/types'
import { type WebSocket, WebSocketServer } from 'ws'
import { allowOrigin, answerPage, verifyPage } from '../page-access.js'
import { readBody, refuseBody } from '../read-body.js'

const host = '127.0.0.1'
/** Large enough for a batch of the largest transactions. */
const maxMessageBytes = 16 * 1024 * 1024

export type RpcServer<Provider> = {
  url: string
  provider: Provider
  close(): Promise<void>
}

/**
 * JSON-RPC over HTTP and WebSockets on one port. The provider is opened once the port is bound; requests that arrive
 * in the meantime wait for it.
 */
export async function startRpcServer<Provider extends EIP1193Provider>(
  port: number,
  origins: readonly string[],
  open: () => Promise<Provider>,
): Promise<RpcServer<Provider>> {
  const http = createServer()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    verifyClient: verifyPage(origins),
  })
  await listen(http, port)

  const opening = open()
  const handler = opening.then((provider) => new JsonRpcHandler(provider))
  // The caller handles the failure, below.
  handler.catch(() => {})
  http.on('request', (request, response) => {
    if (answerPage(request, response, origins)) return
    handler.then((ready) => handleHttp(ready, request, response)).catch(() => response.destroy())
  })
  http.on('upgrade', (request, socket, head) => {
    handler.then(
      (ready) => sockets.handleUpgrade(request, socket, head, (client) => handleSocket(ready, client)),
      () => socket.destroy(),
    )
  })

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => http.close(resolve))
    for (const client of sockets.clients) client.terminate()
    http.closeAllConnections()
    await closed
  }

  try {
    const provider = await opening
    const address = http.address() as AddressInfo
    return { url: `http://${host}:${address.port}`, provider, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Hardhat reads bodies of any length and allows every origin; this server limits both. */
async function handleHttp(
  { handleHttp }: JsonRpcHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, response, maxMessageBytes)
  if (body === undefined) return
  // The only members that Hardhat uses of a request.
  const read = Object.assign(Readable.from([Buffer.from(body)]), { method: request.method })
  const handled = handleHttp(read as IncomingMessage, response)
  // Hardhat has set its header by now, but sent nothing yet.
  allowOrigin(request, response)
  // Hardhat throws on `null`, alone or in a batch.
  await handled.catch(() => refuseBody(response, 200, 'Invalid request'))
}

/** Hardhat's types are those of ws 7; the members it uses are the same in ws 8. */
function handleSocket({ handleWs }: JsonRpcHandler, client: WebSocket): void {
  client.on('error', () => client.terminate())
  void handleWs(client as unknown as Parameters<typeof handleWs>[0])
}

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => reject(cannotListen(port, cause)))
    http.listen(port, host, resolve)
  })
}

function cannotListen(port: number, cause: NodeJS.ErrnoException): FivefoldError {
  const reason = cause.code === 'EADDRINUSE' ? 'is taken by another process' : `cannot be used: ${cause.code}`
  return new FivefoldError(`Port ${port} ${reason}`, { code: 'PORT_UNAVAILABLE', value: port, cause })
}

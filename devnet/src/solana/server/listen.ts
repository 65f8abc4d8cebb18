import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FivefoldError } from '@fivefold/sdk/core'
import type { WebSocketServer } from 'ws'

/** Resolves with the port when the server listens. */
export function whenListening(server: Server | WebSocketServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve((server.address() as AddressInfo).port))
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${cause.code}`
      reject(new FivefoldError(`Port ${port} ${reason}`, { code: 'PORT_UNAVAILABLE', value: port, cause }))
    })
  })
}

export async function closeHttp(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}

export async function closeWs(server: WebSocketServer): Promise<void> {
  for (const client of server.clients) client.terminate()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

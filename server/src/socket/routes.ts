import websocket from '@fastify/websocket'
import { socketFrameLimit, socketProtocol } from '@fivefold/sdk/server'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { version } from '../version.js'
import { Connection } from './connection.js'
import { handlers } from './handlers.js'
import { keepAlive } from './heartbeat.js'
import { refuseForeignPages } from './refuse-foreign-pages.js'

export type SocketOptions = {
  origins: readonly string[]
  /** Milliseconds between two pings. */
  heartbeat: number
}

/** `/ws`: one JSON object a frame, both ways. */
export async function socketRoutes(
  app: FastifyInstance,
  { origins, heartbeat }: SocketOptions,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: socketFrameLimit } })
  // In a scope of its own, so that it is added when the plugin has set itself up.
  app.register(async (scope) => {
    scope.get(
      '/ws',
      { websocket: true, onRequest: refuseForeignPages(origins) },
      (socket: WebSocket, request) => {
        const connection = new Connection(socket, handlers, request.log)
        keepAlive(socket, heartbeat)
        socket.on('error', (error) => request.log.info({ err: error }, 'socket failed'))
        socket.on('message', (data: Buffer, isBinary) => void connection.receive(data, isBinary))
        connection.send({ type: 'hello', protocol: socketProtocol, server: version })
      },
    )
  })
}

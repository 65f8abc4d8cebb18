import websocket from '@fastify/websocket'
import { socketFrameLimit } from '@fivefold/sdk/match'
import type { FastifyInstance } from 'fastify'

/** Adds WebSocket routes to the server. A larger frame closes its socket with 1009. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: socketFrameLimit },
    errorHandler(error, socket, { log }) {
      log.warn({ err: error }, 'socket failed')
      socket.terminate()
    },
  })
}

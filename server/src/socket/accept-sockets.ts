import websocket from '@fastify/websocket'
import { socketFrameLimit } from '@fivefold/sdk/server'
import type { FastifyInstance } from 'fastify'

/** Lets routes be websockets. Larger frames close the socket with 1009. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, { options: { maxPayload: socketFrameLimit } })
}

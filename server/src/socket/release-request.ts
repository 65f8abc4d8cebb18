import type { preHandlerHookHandler } from 'fastify'
import type { WebSocket } from 'ws'

/** Parts a socket from the HTTP response that it no longer needs, with all the headers that were set for it. */
export const releaseResponse: preHandlerHookHandler = (request, reply, done) => {
  if (request.ws) reply.raw.detachSocket(request.socket)
  done()
}

/**
 * Hears a socket's errors in place of the websocket plugin, whose listener holds on to request and reply for as long as the
 * socket lives: some ten kilobytes a client.
 */
export function hearErrors(socket: WebSocket, onError: (error: Error) => void): void {
  socket.removeAllListeners('error')
  socket.on('error', (error) => {
    onError(error)
    socket.terminate()
  })
}

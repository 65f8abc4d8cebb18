import type { FrameHandlers } from './connection.js'

/** What clients can say. Each game adds its own frames here. */
export const handlers: FrameHandlers = {
  // Browsers cannot send a websocket ping; this lets them measure the way.
  ping: (_frame, connection) => connection.send({ type: 'pong' }),
}

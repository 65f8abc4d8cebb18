import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { keepAlive } from '../socket/heartbeat.js'
import { Client } from './client.js'
import { Conversation } from './conversation.js'
import type { Matches } from './matches.js'
import type { Rooms } from './rooms.js'
import type { ServerGames } from './server-games.js'

export type MatchSocketOptions = {
  games: ServerGames
  rooms: Rooms
  matches: Matches
  heartbeat: number
  messagesPerSecond: number
}

/** `/ws`: one JSON message per text frame, both ways. */
export function matchSocket(
  app: FastifyInstance,
  { games, rooms, matches, heartbeat, messagesPerSecond }: MatchSocketOptions,
): void {
  // In a scope of its own, so that it is added when the websocket plugin has set itself up.
  app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket: WebSocket, { log }) => {
      const client = new Client(socket)
      const conversation = new Conversation({ client, games, rooms, matches, messagesPerSecond, log })
      keepAlive(socket, heartbeat)
      socket.on('message', (data: Buffer, isBinary) => conversation.receive(data, isBinary))
      socket.on('close', () => conversation.close())
    })
  })
}

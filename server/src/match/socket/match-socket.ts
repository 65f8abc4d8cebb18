import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { keepAlive } from '../../socket/heartbeat.js'
import type { Matches } from '../rooms/matches.js'
import type { Rooms } from '../rooms/rooms.js'
import type { ServerGames } from '../server-games.js'
import { Client } from './client.js'
import { ClientSession } from './client-session.js'

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
  // A scope of its own is registered after the websocket plugin is ready.
  app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket: WebSocket, { log }) => {
      const client = new Client(socket)
      const session = new ClientSession({ client, games, rooms, matches, messagesPerSecond, log })
      keepAlive(socket, heartbeat)
      socket.on('message', (data: Buffer, isBinary) => session.receive(data, isBinary))
      socket.on('close', () => session.close())
    })
  })
}

import { Client, type Room } from 'colyseus.js'
import type WebSocket from 'ws'
import type { OpenMatch, Seat } from '../../match-load.js'
import { GameSchema } from './state.js'

/** The first byte of a patch in Colyseus' protocol. */
const statePatch = 15

/** Opens matches in rooms of a Colyseus server. */
export const openColyseusMatch =
  (url: string): OpenMatch =>
  async ({ config }) => {
    const client = new Client(url)
    const first = await client.create('phalanx', { config }, GameSchema)
    await firstState(first)
    const second = await client.joinById(first.roomId, {}, GameSchema)
    await firstState(second)
    return [seatOf(first), seatOf(second)]
  }

const firstState = (room: Room): Promise<unknown> =>
  new Promise((resolve) => room.onStateChange.once(resolve))

function seatOf(room: Room): Seat {
  const { ws: socket } = room.connection.transport as unknown as { ws: WebSocket }
  return {
    send: (action) => room.send('action', action),
    onPush(listener) {
      // The load generator decodes no contender's states: in production the players' machines do.
      socket.onmessage = ({ data }) => {
        const patch = new Uint8Array(data as ArrayBuffer)
        if (patch[0] === statePatch) listener(patch.length)
      }
    },
    close: () => socket.terminate(),
  }
}

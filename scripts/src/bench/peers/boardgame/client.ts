import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { PlayerIndex } from '@fivefold/sdk/phalanx'
import { WebSocket } from 'ws'
import type { OpenMatch, Seat } from '../../match-load.js'

/** socket.io's start of an event in the namespace of the game. */
const eventStart = '42/phalanx,'
const pushStart = `${eventStart}["update"`

/** Opens matches on a boardgame.io server, which creates a match when its first player connects. */
export const openBoardgameMatch =
  (url: string): OpenMatch =>
  async () => {
    const matchId = randomUUID()
    const first = await openSeat(url, matchId, 0)
    return [first, await openSeat(url, matchId, 1)]
  }

async function openSeat(url: string, matchId: string, player: PlayerIndex): Promise<Seat> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const emit = (...event: unknown[]) => socket.send(eventStart + JSON.stringify(event))
  let listener: (bytes: number) => void = () => {}
  const synchronised = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const start = data.toString('latin1', 0, pushStart.length)
      if (start === pushStart) listener(data.length)
      else if (start.startsWith('0')) socket.send('40/phalanx,')
      else if (start.startsWith('2')) socket.send('3')
      else if (start.startsWith('40')) emit('sync', matchId, String(player), undefined, 2)
      else if (start.startsWith(`${eventStart}["sync"`)) resolve()
    })
  })
  await once(socket, 'open')
  await synchronised
  return {
    send(action, number) {
      const payload = { type: 'act', args: [action], playerID: String(player) }
      emit('update', { type: 'MAKE_MOVE', payload }, number, matchId, String(player))
    },
    onPush(onPush) {
      listener = onPush
    },
    close: () => socket.terminate(),
  }
}

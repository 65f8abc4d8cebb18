import { Wire } from '../prove/phalanx/wire.js'
import type { OpenMatch, Seat } from './match-load.js'

const pushStart = '{"type":"gameStatePatch"'

/** Opens matches on the match server, for clients that get patches. */
export const openFivefoldMatch =
  (url: string): OpenMatch =>
  async ({ config }) => {
    const [first, second] = [await Wire.open(url), await Wire.open(url)]
    const create = { type: 'createMatch', playerName: 'A', rngSeed: config.rngSeed, deltas: true }
    const { matchId } = await first.ask<{ matchId: string }>(create, 'matchCreated')
    const join = { type: 'joinMatch', matchId, playerName: 'B', deltas: true }
    await second.ask(join, 'matchJoined')
    return [seatOf(first, matchId), seatOf(second, matchId)]
  }

function seatOf({ socket }: Wire, matchId: string): Seat {
  return {
    send: (action) => socket.send(JSON.stringify({ type: 'action', matchId, action })),
    onPush(listener) {
      socket.removeAllListeners('message')
      socket.on('message', (data: Buffer) => {
        if (data.toString('latin1', 0, pushStart.length) === pushStart) listener(data.length)
      })
    },
    close: () => socket.terminate(),
  }
}

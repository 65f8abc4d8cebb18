import { createSeatStore } from '../common/match/seat-store.js'
import type { ServerGame } from '../common/match/server-game.js'

export const triadGame: ServerGame = {
  id: 'triad',
  name: 'Triad',
  matchRoute: 'room',
  useSeats: createSeatStore('fivefold.triad'),
}

import { createSeatStore } from '../common/match/seat-store.js'
import type { ServerGame } from '../common/match/server-game.js'

export const phalanxGame: ServerGame = {
  id: 'phalanx',
  name: 'Phalanx Duel',
  useSeats: createSeatStore('fivefold.phalanx'),
}

import { createSeatStore } from '../common/match/seat-store.js'
import type { ServerGame } from '../common/match/server-game.js'

export const warGame: ServerGame = { id: 'war', name: 'War', useSeats: createSeatStore('fivefold.war') }

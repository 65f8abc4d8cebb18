import { ccg } from './ccg/game.js'
import { dolero } from './dolero/game.js'
import type { Game } from './game.js'
import { phalanx } from './phalanx/game.js'
import { triad } from './triad/game.js'
import { war } from './war/game.js'

/** The lobby's games, in the order of their cards. A new game is one more entry. */
export const games: readonly Game[] = [triad, ccg, dolero, phalanx, war]

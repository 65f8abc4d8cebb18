import type { Game } from '../core/game.js'
import { ccg } from './ccg/definition.js'
import { dolero } from './dolero/definition.js'
import { phalanx } from './phalanx/definition.js'
import { triad } from './triad/definition.js'
import { war } from './war/definition.js'

/** Every game. A new one is its folder and a line here. */
export const games: readonly Game[] = [triad, ccg, dolero, phalanx, war]

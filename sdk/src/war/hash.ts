import { defineStateHash } from '../core/state-hash.js'
import type { Game } from './state.js'

/** SHA-256 of the whole unredacted game, its log left out. */
export const stateHash = defineStateHash<Game>()

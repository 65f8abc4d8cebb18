import { sha256Hex } from '../../core/sha256-hex.js'
import type { Game } from './state.js'
import { gameBytes } from './state-bytes.js'

/** SHA-256 of the whole unredacted game, its log left out. */
export const stateHash = (game: Game): string => sha256Hex(gameBytes(game))

import { canonicalWriter } from '../../core/canonical-writer.js'
import { sha256Hex } from '../../core/sha256-hex.js'
import { gameSchema } from './schema.js'
import type { Game } from './state.js'

const writeGame = canonicalWriter<Game>(gameSchema)

/** SHA-256 of the canonical JSON of the whole unredacted game without its log. States are never changed in place. */
export const stateHash = (game: Game): string => sha256Hex(writeGame(game))

import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Draw, fisherYates, sha256Counter } from '../../core/shuffle.js'
import { type Card, type GameOptions, orderedDeck, type PlayerIndex } from './state.js'

/** Deterministic, but a 32-bit seed is easy to guess: only for development and tests. */
function mulberry32(seed: number): Draw {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

const prefixOf = (seed: string, player: PlayerIndex): Uint8Array =>
  concatBytes(utf8ToBytes('fivefold/phalanx'), hexToBytes(seed), Uint8Array.of(player))

/** The player's deck, top card first. */
export function shuffledDeck(rngSeed: number, options: GameOptions, player: PlayerIndex): Card[] {
  const draw = options.shuffle
    ? sha256Counter(prefixOf(options.shuffle.seed, player))
    : mulberry32(player === 0 ? rngSeed : rngSeed ^ 0x12345678)
  return fisherYates(orderedDeck(), draw)
}

import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { orderedDeck } from './cards.js'
import type { Card, GameOptions, PlayerIndex } from './state.js'

/** A whole number below `bound`. */
type Draw = (bound: number) => number

/** Replays anywhere, but 32 bits are soon guessed: for development and tests. */
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

/** Words of sha256(seed ‖ player ‖ block number), without the few that would favour small results. */
function sha256Counter(seed: string, player: PlayerIndex): Draw {
  const prefix = concatBytes(utf8ToBytes('fivefold/phalanx'), hexToBytes(seed), Uint8Array.of(player))
  const block = new DataView(new ArrayBuffer(4))
  let number = 0
  let words: number[] = []
  const nextWord = (): number => {
    if (words.length === 0) {
      block.setUint32(0, number++)
      const view = new DataView(sha256(concatBytes(prefix, new Uint8Array(block.buffer))).buffer)
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4))
    }
    return words.shift() as number
  }
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const word = nextWord()
      if (word < limit) return word % bound
    }
  }
}

function fisherYates(deck: Card[], draw: Draw): Card[] {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const held = deck[i] as Card
    deck[i] = deck[j] as Card
    deck[j] = held
  }
  return deck
}

/** The player's deck, top card first. */
export function shuffledDeck(rngSeed: number, options: GameOptions, player: PlayerIndex): Card[] {
  const draw = options.shuffle
    ? sha256Counter(options.shuffle.seed, player)
    : mulberry32(player === 0 ? rngSeed : rngSeed ^ 0x12345678)
  return fisherYates(orderedDeck(), draw)
}

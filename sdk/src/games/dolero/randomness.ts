import { hash, label } from './hash.js'
import { type Bytes32, jokers, type PlayerIndex, type Triple } from './state.js'

const wordRange = 2 ** 32
const offerLabel = label('offer')
const dealLabel = label('deal')
const jokerLabel = label('joker')
const relicCount = 6

/** Draws without bias from a seed: its eight little-endian words, then those of its hash, and so on. */
export function drawsOf(seed: Bytes32): (bound: number) => number {
  let block = seed
  let next = 0
  const word = (): number => {
    if (next === 32) {
      block = hash(block)
      next = 0
    }
    const at = (offset: number): number => block[next + offset] as number
    const drawn = (at(0) | (at(1) << 8) | (at(2) << 16) | (at(3) << 24)) >>> 0
    next += 4
    return drawn
  }
  return (bound) => {
    const limit = wordRange - (wordRange % bound)
    for (;;) {
      const drawn = word()
      if (drawn < limit) return drawn % bound
    }
  }
}

/** The three relics that a player may choose from. */
export function offerFrom(vrf: Bytes32, player: PlayerIndex): Triple<number> {
  const below = drawsOf(hash(vrf, offerLabel, player))
  const list = Array.from({ length: relicCount }, (_, relic) => relic)
  const take = (): number => list.splice(below(list.length), 1)[0] as number
  return [take(), take(), take()]
}

/** The random bytes of a player's deal, derived from the VRF's. */
export const dealFrom = (vrf: Bytes32, player: PlayerIndex): Bytes32 => hash(vrf, dealLabel, player)

/** The joker's coin. */
export function jokerFrom(vrf: Bytes32, player: PlayerIndex): number {
  const [first = 0] = hash(vrf, jokerLabel, player)
  return first % 2 === 0 ? jokers.good : jokers.bad
}

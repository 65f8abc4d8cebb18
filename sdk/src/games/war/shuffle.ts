import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fisherYates, sha256Counter } from '../../core/shuffle.js'
import type { PlayerIndex } from './state.js'

/** One of a player's shuffles: 0 is the deal, the others are the reshuffles of the won pile. */
export function shuffled<T>(items: readonly T[], seed: string, player: PlayerIndex, number: number): T[] {
  const count = new DataView(new ArrayBuffer(4))
  count.setUint32(0, number)
  const prefix = concatBytes(
    utf8ToBytes('fivefold/war'),
    hexToBytes(seed),
    Uint8Array.of(player),
    new Uint8Array(count.buffer),
  )
  return fisherYates(items, sha256Counter(prefix))
}

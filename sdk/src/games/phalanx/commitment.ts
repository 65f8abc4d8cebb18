import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GameOptions } from './state.js'

/**
 * SHA-256 of the seed of the decks: of the 32 bytes of `shuffle.seed`, else of `rngSeed` in decimal digits. Published when
 * a match is created, so that its server cannot change the decks later.
 */
export function seedCommitment(rngSeed: number, { shuffle }: Pick<GameOptions, 'shuffle'>): string {
  return bytesToHex(sha256(shuffle ? hexToBytes(shuffle.seed) : utf8ToBytes(String(rngSeed))))
}

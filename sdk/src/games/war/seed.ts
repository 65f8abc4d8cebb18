import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { players } from '../../core/player.js'
import { type Result, refuse } from '../../core/result.js'
import { WarError } from './error.js'
import type { SeedAgreement } from './state.js'

/** 32 random bytes in hex; a player keeps them secret until both players have committed. */
export const createSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** A player's commitment, published before either secret is revealed: SHA-256 of the secret's 32 bytes. */
export const seedCommitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The hash of both commitments in the order of the seats: SHA-256 of their 64 bytes. */
export const jointCommitment = ([first, second]: readonly [string, string]): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(first), hexToBytes(second))))

/** The seed. Neither player can choose it: each has committed before the other one's secret is revealed. */
export function combineSecrets([first, second]: readonly [string, string]): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes('fivefold/war/seed'), hexToBytes(first), hexToBytes(second))),
  )
}

/**
 * The seed that both players agreed on. A commitment that is a copy of the other one is refused: its secret could be
 * copied too.
 */
export function agreeSeed({
  commitments,
  secrets,
}: Required<SeedAgreement> & { readonly secrets: readonly [string, string] }): Result<
  { readonly seed: string },
  WarError
> {
  if (commitments[0] === commitments[1]) {
    return refuse(new WarError('ACTION_FAILED', 'both players committed to the same secret', commitments[0]))
  }
  const wrong = players.find((player) => seedCommitment(secrets[player]) !== commitments[player])
  if (wrong === undefined) return { ok: true, seed: combineSecrets(secrets) }
  const reason = 'the secret is not the one that was committed to'
  return refuse(new WarError('ACTION_FAILED', reason, commitments[wrong]))
}

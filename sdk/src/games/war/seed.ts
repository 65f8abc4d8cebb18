import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { WarError } from './error.js'
import type { SeedAgreement } from './state.js'

/** 32 fresh bytes; a player keeps them until both have committed. */
export const createSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** What a player publishes before the other's secret can be known: SHA-256 of the secret's 32 bytes. */
export const seedCommitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** Stands for both commitments, in the order of the seats: SHA-256 of their 64 bytes. */
export const jointCommitment = ([first, second]: readonly [string, string]): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(first), hexToBytes(second))))

/** Neither player can choose it: each had committed before the other's secret was told. */
export function combineSecrets([first, second]: readonly [string, string]): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes('fivefold/war/seed'), hexToBytes(first), hexToBytes(second))),
  )
}

/** Whether a commitment may stand beside the other one: a copy would let its secret be copied too. */
export function checkCommitments([first, second]: readonly [string, string]): void {
  if (first === second)
    throw new WarError('ACTION_FAILED', 'both players committed to the same secret', first)
}

/** Throws unless the secret is the one that was committed to. */
export function checkSecret(secret: string, commitment: string): void {
  if (seedCommitment(secret) !== commitment) {
    throw new WarError('ACTION_FAILED', 'the secret is not the one that was committed to', commitment)
  }
}

/** The seed that both players agreed on. */
export function agreeSeed({
  commitments,
  secrets,
}: {
  commitments: SeedAgreement['commitments']
  secrets: readonly [string, string]
}): string {
  checkCommitments(commitments)
  checkSecret(secrets[0], commitments[0])
  checkSecret(secrets[1], commitments[1])
  return combineSecrets(secrets)
}

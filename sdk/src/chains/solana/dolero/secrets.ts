import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { FivefoldError } from '../../../core/error.js'
import type { Bytes32 } from '../../../games/dolero/state.js'

/** Storage that survives a reload: `localStorage`, or the like. */
export type SecretStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

const keyOf = (address: string): string => `fivefold.dolero.secret.${address}`

/**
 * The one secret of an account, from which those of all games and rounds are derived. Created once and never replaced:
 * a player who loses it during a game can no longer open cards.
 */
export function keepSecret(storage: SecretStorage, address: string): Bytes32 {
  const key = keyOf(address)
  if (storage.getItem(key) === null) store(storage, key, bytesToHex(randomBytes(32)))
  // Read back: a value that was not stored must not be committed to, and another tab may have been faster.
  const stored = storage.getItem(key)
  if (stored && /^[0-9a-f]{64}$/.test(stored)) return hexToBytes(stored)
  throw new FivefoldError('The stored secret of DOLERO cannot be read', {
    code: 'INVALID_SECRET',
    hint: 'the storage lost or changed it',
  })
}

function store(storage: SecretStorage, key: string, secret: string): void {
  try {
    storage.setItem(key, secret)
  } catch (cause) {
    throw new FivefoldError('The secret of DOLERO cannot be stored', {
      code: 'SECRET_NOT_STORED',
      hint: 'allow this site to store data',
      cause,
    })
  }
}

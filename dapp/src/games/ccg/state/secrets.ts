const storageKey = 'fivefold.ccg.secret'
const secretSize = 32

/**
 * The secret of this browser. Hash chains and boosters are derived from it, so that they survive a reload.
 * It never leaves the browser; only the links of a chain are revealed, one per turn.
 */
export function ownSecret(): Uint8Array {
  const kept = parseSecret(localStorage.getItem(storageKey))
  if (kept) return kept
  const made = crypto.getRandomValues(new Uint8Array(secretSize))
  localStorage.setItem(storageKey, [...made].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  return made
}

/** Reads the secret from storage if it is well formed. */
export function parseSecret(stored: string | null): Uint8Array | undefined {
  if (!stored || !/^[0-9a-f]{64}$/.test(stored)) return undefined
  return Uint8Array.from(stored.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

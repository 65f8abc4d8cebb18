import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** A UUID of version 4. `crypto.randomUUID` is missing on pages without TLS. */
export function randomUuid(): string {
  const bytes = randomBytes(16)
  const hex = bytesToHex(bytes)
  const variant = '89ab'[(bytes[8] as number) % 4]
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

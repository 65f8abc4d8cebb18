import { bytesToHex } from '@noble/hashes/utils.js'

/** Converts a value to plain JSON: bytes to hex, big integers to decimal digits. */
export function toPlainJson(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (Array.isArray(value)) return value.map(toPlainJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlainJson(item)]))
}

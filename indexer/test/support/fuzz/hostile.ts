import type { Random } from '@fivefold/sdk/core'

/** Extreme and ordinary integers of so many bits. */
export function hostileInteger(random: Random, bits: number, signed = false): bigint {
  const size = BigInt(bits)
  const raw = random.pick([
    0n,
    1n,
    BigInt(random.below(100)),
    2n ** 31n - 1n,
    2n ** 31n,
    2n ** 63n,
    2n ** size - 1n,
    2n ** (size - 1n),
    2n ** (size - 1n) - 1n,
    BigInt(`0x${Buffer.from(random.bytes(32)).toString('hex')}`),
  ])
  return signed ? BigInt.asIntN(bits, raw) : BigInt.asUintN(bits, raw)
}

/** Byte strings that a database or a screen may fail on. */
export function hostileText(random: Random): Uint8Array {
  const texts = [
    '',
    'ordinary',
    'a\0b',
    '\0',
    '\u202eabc',
    '"; DROP TABLE ccg_card; --',
    '\ud83c\udccf',
    'x'.repeat(5_000),
  ]
  // A lone surrogate as only broken encoders write it, and bytes that are not UTF-8.
  const broken = [Uint8Array.of(0xed, 0xa0, 0x80), Uint8Array.of(0x61, 0xff, 0xfe), random.bytes(20)]
  return random.pick([...texts.map((text) => new TextEncoder().encode(text)), ...broken])
}

/** One of a few keys, so that events affect the same rows; occasionally a new one. */
export function hostileKey(random: Random, length: number): Uint8Array {
  return random.below(5) === 0 ? random.bytes(length) : new Uint8Array(length).fill(1 + random.below(6))
}

/** Every fourth value is truncated, overwritten, or too long. */
export function damage(random: Random, bytes: Uint8Array): Uint8Array {
  switch (random.below(16)) {
    case 0:
      return bytes.subarray(0, random.below(bytes.length + 1))
    case 1:
      return Buffer.concat([bytes, random.bytes(1 + random.below(64))])
    case 2:
      return overwrite(random, bytes, random.bytes(16))
    case 3:
      return overwrite(random, bytes, new Uint8Array(32).fill(0xff))
    default:
      return bytes
  }
}

function overwrite(random: Random, bytes: Uint8Array, part: Uint8Array): Uint8Array {
  const damaged = Uint8Array.from(bytes)
  const start = random.below(bytes.length + 1)
  damaged.set(part.subarray(0, bytes.length - start), start)
  return damaged
}

/** Block times in milliseconds; some are not dates, some are out of Postgres's range. */
export const hostileTime = (random: Random): number =>
  random.pick([1_700_000_000_000, 1_800_000_000_000, 0, -1, 8.64e15, 9e15])

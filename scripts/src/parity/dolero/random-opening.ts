import type { Random } from '@fivefold/sdk/core'
import type { Limits, OpenInput } from '@fivefold/sdk/dolero'

const largest = 2n ** 64n - 1n
/** Two of these fit a u64. */
const largestStack = 2n ** 63n - 1n

/** Faster than `random.bytes`, of which a run needs millions. */
export function random32(random: Random): Uint8Array {
  const words = new Uint32Array(8)
  for (let i = 0; i < 8; i++) words[i] = random.uint32()
  return new Uint8Array(words.buffer)
}

export const randomU64 = (random: Random): bigint =>
  (BigInt(random.uint32()) << 32n) | BigInt(random.uint32())

/** Realistic tables, and tables at the limits of their types. */
function randomLimits(random: Random): Limits {
  if (random.below(3) > 0) {
    const seatFee = BigInt(1 + random.below(100))
    const maxStack = seatFee + BigInt(random.below(2_000))
    return { seatFee, maxBet: BigInt(random.below(600)), maxStack, rakePercent: 3, rakeCap: 6n }
  }
  return {
    seatFee: random.pick([0n, 1n, 10_000_000n, largestStack, largestStack - 1n, randomU64(random) >> 1n]),
    maxBet: random.pick([0n, 1n, 150_000_000n, largest, randomU64(random)]),
    maxStack: random.pick([0n, 500_000_000n, largestStack, largestStack, largest, largest]),
    rakePercent: random.pick([0, 1, 3, 50, 99, 100, 101, 255]),
    rakeCap: random.pick([0n, 1n, 6_000_000n, largest, randomU64(random)]),
  }
}

/** A stack that the table accepts, if it accepts any. */
export function randomStack(random: Random, { seatFee, maxStack }: Limits): bigint {
  const highest = maxStack < largestStack ? maxStack : largestStack
  if (highest <= seatFee) return seatFee <= largestStack ? seatFee : largestStack
  const between = seatFee + (randomU64(random) % (highest - seatFee + 1n))
  return random.pick([seatFee, highest, between, between])
}

/** A stack that it does not accept. */
export function wrongStack(random: Random, { seatFee, maxStack }: Limits): bigint {
  if (seatFee > 0n && random.below(2) === 0) return seatFee - 1n
  return maxStack < largestStack ? maxStack + 1n : seatFee
}

export function randomOpening(random: Random): OpenInput {
  const limits = randomLimits(random)
  return { id: random32(random), limits, key: random32(random), stack: randomStack(random, limits) }
}

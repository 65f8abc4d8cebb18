import { linkAt, makeChain } from '@fivefold/sdk/ccg'
import { at, createRandom, type Random } from '@fivefold/sdk/core'

/** A hash chain and the number of revealed links. */
export type Chain = {
  readonly tip: Uint8Array
  /** The next link, or a later one. */
  next(ahead?: number): Uint8Array
  reveal(): void
}
export type Chains = readonly [Chain, Chain]

const poolSize = 32
const poolLength = 400
/** More turns than any game has. */
const longestGame = 160

// Hashing complete chains each time would take longer than the rest of a game.
const pool = Array.from({ length: poolSize }, (_, i) =>
  makeChain(createRandom(`ccg/chain/${i}`).bytes(32), poolLength),
)

function randomChain(random: Random): Chain {
  const chain = at(pool, random.below(poolSize))
  let used = random.below(poolLength - longestGame)
  return {
    tip: used === 0 ? chain.tip : linkAt(chain, used - 1),
    next: (ahead = 0) => linkAt(chain, used + ahead),
    reveal: () => {
      used++
    },
  }
}

export const randomChains = (random: Random): Chains => [randomChain(random), randomChain(random)]

export function randomBytes32(random: Random): Uint8Array {
  const words = new Uint32Array(8)
  for (let i = 0; i < 8; i++) words[i] = random.uint32()
  return new Uint8Array(words.buffer)
}

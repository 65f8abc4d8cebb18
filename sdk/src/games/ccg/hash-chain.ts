import { at, FivefoldError } from '../../core/index.js'
import { hash } from './hash.js'

/** A secret hashed repeatedly. The tip is published; the owner reveals it backwards, one link per turn. */
export type HashChain = {
  readonly tip: Uint8Array
  /** How many links can be revealed. */
  readonly length: number
  /** From the secret to the tip. */
  readonly links: readonly Uint8Array[]
}

/** A chain with `length` links behind its tip. */
export function makeChain(secret: Uint8Array, length: number): HashChain {
  if (secret.length !== 32 || !Number.isSafeInteger(length) || length < 1) {
    throw new FivefoldError(`no chain of ${length} links from ${secret.length} bytes`, {
      code: 'INVALID_INPUT',
      value: length,
      hint: 'a secret has 32 bytes, a chain one link or more',
    })
  }
  const links = [secret]
  for (let i = 0; i < length; i++) links.push(hash(at(links, i)))
  return { tip: at(links, length), length, links }
}

/** The link of the `step`-th reveal, counted from 0: the first one hashes to the tip. */
export function linkAt(chain: HashChain, step: number): Uint8Array {
  const link = step >= 0 ? chain.links[chain.length - 1 - step] : undefined
  if (link) return link
  throw new FivefoldError(`the chain has no link ${step}`, {
    code: 'CHAIN_USED_UP',
    value: step,
    hint: `it was made with ${chain.length}`,
  })
}

import { sha256Hex } from '../../core/sha256-hex.js'
import { cardName, knownLots, totalCards } from './cards.js'

export type CardDocument = {
  readonly value: number
  readonly lot: string
  /** The document as it is published on IPFS. */
  readonly text: string
  /** SHA-256 of the text, in hex. */
  readonly digest: string
}

/** The documents of the tarot collection, in the order of its prints: each value in each lot, the rarest first. */
export function cardDocuments(): CardDocument[] {
  return Array.from({ length: totalCards }, (_, value) => value).flatMap((value) =>
    knownLots.map((lot) => {
      const text = JSON.stringify({ name: cardName({ value }), lot, value })
      return { value, lot, text, digest: sha256Hex(text) }
    }),
  )
}

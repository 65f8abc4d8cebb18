import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { SlotHash } from '../execution/svm.js'

/** For how many blocks a blockhash is valid, as on a real node. */
export const maxAge = 150
const slotHashesLength = 512
const base58 = getBase58Decoder()

/** Derives the hash of every block from the chain's salt, and stores the recent ones. */
export class Blockhashes {
  readonly #salt: Buffer
  readonly #slots = new Map<string, number>()
  /** The newest first. */
  readonly #recent: SlotHash[] = []

  constructor(salt: string) {
    this.#salt = Buffer.from(salt, 'base64')
  }

  get genesisHash(): string {
    return base58.decode(createHash('sha256').update('genesis').update(this.#salt).digest())
  }

  /** The hash of a block. Empty blocks need not be stored: their hash follows from their slot. */
  hashOf(slot: number, signatures: readonly string[]): string {
    const hash = createHash('sha256').update(this.#salt).update(`${slot}`)
    for (const signature of signatures) hash.update(`,${signature}`)
    return base58.decode(hash.digest())
  }

  /** Records a sealed block. */
  add(slot: number, hash: string): void {
    this.#slots.set(hash, slot)
    this.#recent.unshift({ slot, hash })
    if (this.#recent.length > slotHashesLength) {
      const oldest = this.#recent.pop()
      if (oldest) this.#slots.delete(oldest.hash)
    }
  }

  get latest(): SlotHash {
    const [latest] = this.#recent
    if (!latest) throw new Error('No block is sealed yet')
    return latest
  }

  /** The contents of the SlotHashes sysvar. */
  get slotHashes(): readonly SlotHash[] {
    return this.#recent
  }

  /** Whether a transaction with this blockhash may run in the given slot. */
  isValid(hash: string, slot: number): boolean {
    const made = this.#slots.get(hash)
    return made !== undefined && slot <= made + maxAge
  }
}

/** The slots whose hashes must be known when `slot` is opened. */
export function recentSlots(slot: number): number[] {
  const first = Math.max(0, slot - slotHashesLength)
  return Array.from({ length: slot - first }, (_, index) => first + index)
}

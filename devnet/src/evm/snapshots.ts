import type { ClockState } from './journal.js'

type Snapshot = { id: unknown; clock: ClockState }

/**
 * Names for snapshots that stay the same over a restart. Hardhat's own numbers do not: it also
 * counts the snapshots it takes around each transaction, refused ones included.
 */
export class Snapshots {
  readonly #taken = new Map<number, Snapshot>()
  #next = 1

  add(id: unknown, clock: ClockState): string {
    this.#taken.set(this.#next, { id, clock })
    return `0x${(this.#next++).toString(16)}`
  }

  /** A snapshot serves once, and takes those made after it along. */
  take(name: unknown): Snapshot | undefined {
    const number = Number(name)
    const snapshot = this.#taken.get(number)
    for (const other of this.#taken.keys()) if (snapshot && other >= number) this.#taken.delete(other)
    return snapshot
  }
}

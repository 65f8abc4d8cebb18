import type { ClockState } from './journal.js'

type Snapshot = { id: unknown; clock: ClockState }

/**
 * Snapshot ids that survive a restart. Hardhat's own ids do not: they also count the snapshots it takes around each
 * transaction, refused ones included.
 */
export class Snapshots {
  readonly #taken = new Map<number, Snapshot>()
  #next = 1

  add(id: unknown, clock: ClockState): string {
    this.#taken.set(this.#next, { id, clock })
    return `0x${(this.#next++).toString(16)}`
  }

  /** A snapshot can be used once; reverting to it also invalidates later ones. */
  take(name: unknown): Snapshot | undefined {
    const number = Number(name)
    const snapshot = this.#taken.get(number)
    for (const other of this.#taken.keys()) if (snapshot && other >= number) this.#taken.delete(other)
    return snapshot
  }
}

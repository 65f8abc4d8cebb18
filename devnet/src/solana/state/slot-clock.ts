import type { RunEntry } from './journal-entry.js'

/** The time of each slot: slots have equal length from the start of each run of the node. */
export class SlotClock {
  readonly #runs: RunEntry[] = []

  addRun(run: RunEntry): void {
    this.#runs.push(run)
  }

  /** The time (ms) at which a slot begins. */
  startOf(slot: number): number {
    const index = this.#runs.findLastIndex((run) => run.slot <= slot)
    const run = this.#runs[Math.max(index, 0)]
    if (!run) return 0
    const start = run.time + (slot - run.slot) * run.slotMs
    const next = this.#runs[index + 1]
    // Slots reserved by a killed node would otherwise be later than those of the next run.
    return next ? Math.min(start, next.time) : start
  }

  /** The unix timestamp of a slot's block, which programs also see while it is open. */
  timestampOf(slot: number): number {
    return Math.floor(this.startOf(slot) / 1000)
  }
}

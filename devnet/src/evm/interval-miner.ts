import { InvalidInputError } from 'hardhat/internal/core/providers/errors.js'
import { z } from 'zod'

const milliseconds = z.int().nonnegative()
const intervalSchema = z.union([
  milliseconds.transform((interval) => [interval, interval] as const),
  z.tuple([milliseconds, milliseconds]).readonly(),
])

/** Mines blocks at an interval. Hardhat's own miner would bypass the journal. */
export class IntervalMiner {
  readonly #mine: () => Promise<unknown>
  #interval: readonly [number, number] = [0, 0]
  #running = false
  #timer: NodeJS.Timeout | undefined

  constructor(mine: () => Promise<unknown>) {
    this.#mine = mine
  }

  /** Takes the parameter of evm_setIntervalMining: milliseconds or a range of them, 0 to disable. */
  configure(parameter: unknown): void {
    const { success, data } = intervalSchema.safeParse(parameter)
    if (!success) throw new InvalidInputError('The interval must be milliseconds or a pair of them')
    this.#interval = data
    if (this.#running) this.#schedule()
  }

  start(): void {
    this.#running = true
    this.#schedule()
  }

  stop(): void {
    this.#running = false
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const [shortest, longest] = this.#interval
    if (longest === 0) return
    const delay = shortest + Math.random() * (longest - shortest)
    this.#timer = setTimeout(() => this.#tick(), delay)
  }

  async #tick(): Promise<void> {
    await this.#mine()
    if (this.#running) this.#schedule()
  }
}

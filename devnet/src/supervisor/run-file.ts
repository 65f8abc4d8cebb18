import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.js'
import type { PartStatus } from './part.js'

/** `run.json` in the data folder: the processes of this run. Deleted when it has stopped. */
export class RunFile {
  readonly #file: string
  readonly #head: object

  constructor({ data, ports }: Config) {
    this.#file = join(data, 'run.json')
    this.#head = { pid: process.pid, startedAt: new Date().toISOString(), ports }
  }

  write(parts: readonly PartStatus[]): void {
    const draft = `${this.#file}.new`
    writeFileSync(draft, `${JSON.stringify({ ...this.#head, parts }, null, 2)}\n`)
    renameSync(draft, this.#file)
  }

  remove(): void {
    rmSync(this.#file, { force: true })
  }
}

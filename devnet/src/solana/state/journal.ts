import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { FivefoldError } from '@fivefold/sdk/core'
import type { JournalEntry } from './journal-entry.js'

export type Position = { offset: number; length: number }

const newline = 0x0a
const chunkSize = 1 << 20

/**
 * An append-only file of JSON lines. A line is handed to the operating system before `append` returns, so it survives a
 * killed process.
 */
export class Journal {
  readonly #file: string
  readonly #descriptor: number
  #size: number
  #failure: FivefoldError | undefined

  constructor(file: string) {
    this.#file = file
    // Readable by the owner only: the faucet's key is derived from its contents.
    this.#descriptor = openSync(file, 'a+', 0o600)
    this.#size = fstatSync(this.#descriptor).size
  }

  /** All entries so far. An incomplete last line was never acknowledged and is removed. */
  *replay(): Generator<{ entry: JournalEntry; position: Position }> {
    let offset = 0
    let number = 1
    for (const line of this.#lines()) {
      const position = { offset, length: line.length }
      yield { entry: this.#parse(line, number), position }
      offset += line.length + 1
      number++
    }
    if (offset < this.#size) ftruncateSync(this.#descriptor, offset)
    this.#size = offset
  }

  append(entry: JournalEntry): Position {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`)
    const position = { offset: this.#size, length: line.length - 1 }
    this.assertWritable()
    try {
      let written = 0
      while (written < line.length) written += writeSync(this.#descriptor, line, written)
    } catch (cause) {
      // A partial line may be there; anything after it would be lost.
      this.#failure = new FivefoldError(`Cannot write to ${this.#file}`, {
        code: 'UNWRITABLE_JOURNAL',
        cause,
      })
      throw this.#failure
    }
    this.#size += line.length
    return position
  }

  /** Throws if an earlier write failed: the chain must not continue then. */
  assertWritable(): void {
    if (this.#failure) throw this.#failure
  }

  read({ offset, length }: Position): JournalEntry {
    const line = Buffer.alloc(length)
    readSync(this.#descriptor, line, 0, length, offset)
    return this.#parse(line)
  }

  close(): void {
    closeSync(this.#descriptor)
  }

  *#lines(): Generator<Buffer> {
    let rest = Buffer.alloc(0)
    for (let at = 0; at < this.#size; ) {
      const chunk = Buffer.alloc(chunkSize)
      const length = readSync(this.#descriptor, chunk, 0, chunkSize, at)
      if (length === 0) return
      at += length
      rest = Buffer.concat([rest, chunk.subarray(0, length)])
      let start = 0
      for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, start)) {
        yield rest.subarray(start, end)
        start = end + 1
      }
      rest = rest.subarray(start)
    }
  }

  #parse(line: Buffer, number?: number): JournalEntry {
    try {
      return JSON.parse(line.toString()) as JournalEntry
    } catch (cause) {
      const where = number === undefined ? '' : ` at line ${number}`
      throw new FivefoldError(`${this.#file} is damaged${where}`, {
        code: 'DAMAGED_JOURNAL',
        hint: 'remove the folder to start a new chain',
        cause,
      })
    }
  }
}

import {
  closeSync,
  createReadStream,
  existsSync,
  ftruncateSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { FivefoldError } from '@fivefold/sdk/core'
import type { HexString } from '@polkadot/util/types'

/** Keys to new values; `null` removes a key. */
export type StorageChanges = Record<HexString, HexString | null>
export type GenesisStorage = Record<HexString, HexString>

export type BlockRecord = {
  hash: HexString
  number: number
  parentHash: HexString
  header: HexString
  extrinsics: HexString[]
}

/** The file's entries, one per line: the genesis first, then all later changes. A new block becomes the head. */
export type LogEntry =
  | { genesis: GenesisStorage }
  | { block: BlockRecord; changes: StorageChanges }
  | { head: HexString }
  | { clockOffset: number }

const NEWLINE = 0x0a

/**
 * The chain on disk: an append-only file of JSON lines. An entry is handed to the operating system before `append`
 * returns, so it survives a killed process. A truncated last line was never acknowledged and is dropped.
 */
export class BlockLog {
  readonly #descriptor: number

  private constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  /** Creates the file, atomically with the complete genesis. */
  static create(file: string, genesis: GenesisStorage): BlockLog {
    const draft = `${file}.new`
    const log = new BlockLog(openSync(draft, 'w'))
    log.append({ genesis })
    renameSync(draft, file)
    return log
  }

  /** Reads all entries of an existing file and continues it; `undefined` without a file. */
  static async open(file: string, read: (entry: LogEntry) => Promise<void>): Promise<BlockLog | undefined> {
    if (!existsSync(file)) return undefined
    const wholeBytes = await readLines(file, (line, number) => read(parseLine(file, line, number)))
    const descriptor = openSync(file, 'r+')
    ftruncateSync(descriptor, wholeBytes)
    closeSync(descriptor)
    return new BlockLog(openSync(file, 'a'))
  }

  append(entry: LogEntry): void {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`)
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(this.#descriptor, bytes, written)
    }
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

/** Calls `read` for each complete line. Returns the number of bytes in those lines. */
async function readLines(
  file: string,
  read: (line: Buffer, number: number) => Promise<void>,
): Promise<number> {
  let rest: Buffer[] = []
  let wholeBytes = 0
  let number = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const line = Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
      wholeBytes += line.length + 1
      await read(line, ++number)
    }
    rest.push(chunk.subarray(start))
  }
  return wholeBytes
}

function parseLine(file: string, line: Buffer, number: number): LogEntry {
  try {
    return JSON.parse(line.toString()) as LogEntry
  } catch (cause) {
    throw damaged(`${file}: line ${number} is damaged`, cause)
  }
}

export function damaged(message: string, cause?: unknown): FivefoldError {
  return new FivefoldError(message, {
    code: 'DAMAGED_DATA',
    hint: 'delete the file to start a new chain',
    cause,
  })
}

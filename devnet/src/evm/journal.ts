import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { z } from 'zod'

const headSchema = z.object({ number: z.int(), hash: z.string(), timestamp: z.int() })

const clockSchema = z.object({ offset: z.int(), next: z.int().optional() })

/** The genesis of a chain. The salt makes its hash unique. */
const genesisSchema = z.object({ version: z.literal(1), time: z.int(), salt: z.string(), hash: z.string() })

/** One call that changed the chain, with the data needed to reproduce its result. */
const entrySchema = z.object({
  method: z.string(),
  params: z.array(z.unknown()),
  /** Timestamp of the first block that the call mined. */
  timestamp: z.int().optional(),
  /** The call returned an error although it had mined. */
  failed: z.boolean().optional(),
  /** The chain's head and clock after the call. */
  head: headSchema,
  clock: clockSchema,
})

export type Head = z.infer<typeof headSchema>
export type ClockState = z.infer<typeof clockSchema>
export type Genesis = z.infer<typeof genesisSchema>
export type JournalEntry = z.infer<typeof entrySchema>

export type Journal = {
  /** Writes the first line of a new chain. */
  begin(genesis: Genesis): Promise<void>
  /** Resolves when the entry is on disk. */
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

export type OpenedJournal = {
  journal: Journal
  /** Undefined when there is no chain yet. */
  genesis: Genesis | undefined
  entries: JournalEntry[]
}

/** Opens a file with one JSON line per call. A truncated last line, left by a crash, is dropped. */
export async function openJournal(file: string): Promise<OpenedJournal> {
  const handle = await openFile(file)
  try {
    const lines = splitLines(await readFile(file))
    const kept = lines.reduce((bytes, line) => bytes + line.length + 1, 0)
    await handle.truncate(kept)
    const [first, ...rest] = lines.map((line, index) => parseLine(file, index, line))
    return {
      journal: writer(file, handle, kept),
      genesis: first === undefined ? undefined : check(file, genesisSchema, first, 1),
      entries: rest.map((entry, index) => check(file, entrySchema, entry, index + 2)),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function writer(file: string, handle: FileHandle, length: number): Journal {
  let size = length
  async function write(value: Genesis | JournalEntry): Promise<void> {
    if ((await handle.stat()).size !== size) throw damaged(file, 'another process writes to it')
    const line = Buffer.from(`${JSON.stringify(value)}\n`)
    await handle.appendFile(line)
    await handle.datasync()
    size += line.length
  }
  return { begin: write, append: write, close: () => handle.close() }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    await mkdir(dirname(file), { recursive: true })
    return await open(file, 'a')
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause)
    throw new FivefoldError(`${file} cannot be written: ${reason}`, { code: 'DATA_NOT_WRITABLE', cause })
  }
}

/** All lines that end with a newline. */
function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let start = 0; ; ) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0) return lines
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
}

function parseLine(file: string, index: number, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch (cause) {
    throw damaged(file, `line ${index + 1} is not JSON`, cause)
  }
}

function check<T extends z.ZodType>(file: string, schema: T, value: unknown, line: number): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw damaged(file, `line ${line} is not an entry of this version`, result.error)
}

export function damaged(file: string, reason: string, cause?: unknown): FivefoldError {
  return new FivefoldError(`${file} cannot be used: ${reason}`, {
    code: 'BAD_JOURNAL',
    hint: 'delete it to start a new chain',
    cause,
  })
}

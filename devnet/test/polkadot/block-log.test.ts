import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BlockLog, type LogEntry } from '../../src/polkadot/block-log.js'
import { temporaryFolder } from '../../src/testing/polkadot.js'

const genesis = { '0x01': '0xaa' } as const
const block = (number: number): LogEntry => ({
  block: { hash: `0x${number}`, number, parentHash: `0x${number - 1}`, header: '0x', extrinsics: ['0x1234'] },
  changes: { '0x01': '0xbb', '0x02': null },
})

async function read(file: string): Promise<{ entries: LogEntry[]; log: BlockLog | undefined }> {
  const entries: LogEntry[] = []
  const log = await BlockLog.open(file, async (entry) => void entries.push(entry))
  return { entries, log }
}

function newLog(): string {
  const file = join(temporaryFolder(), 'chain.jsonl')
  const log = BlockLog.create(file, genesis)
  log.append(block(1))
  log.append({ head: '0x0' })
  log.append({ clockOffset: 5 })
  log.close()
  return file
}

describe('the block log', () => {
  test('returns the written entries in order, and continues', async () => {
    const file = newLog()
    const written = [{ genesis }, block(1), { head: '0x0' }, { clockOffset: 5 }]
    const { entries, log } = await read(file)
    expect(entries).toEqual(written)
    log?.append(block(2))
    log?.close()
    expect((await read(file)).entries).toEqual([...written, block(2)])
  })

  test('is not there before it was created', async () => {
    expect((await read(join(temporaryFolder(), 'none'))).log).toBeUndefined()
  })

  test('drops a truncated last line, cut at any byte, and continues after the line before', async () => {
    const file = newLog()
    const before = readFileSync(file)
    appendFileSync(file, `${JSON.stringify(block(2))}\n`)
    const whole = readFileSync(file)
    for (let length = before.length; length < whole.length; length += 7) {
      writeFileSync(file, whole)
      truncateSync(file, length)
      const { entries, log } = await read(file)
      expect(entries).toHaveLength(4)
      expect(readFileSync(file)).toEqual(before)
      log?.append(block(3))
      log?.close()
      expect((await read(file)).entries.at(-1)).toEqual(block(3))
    }
    writeFileSync(file, whole)
    expect((await read(file)).entries.at(-1)).toEqual(block(2))
  })

  test('refuses a file that is damaged before its end', async () => {
    const file = newLog()
    const [first, ...rest] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [first, '{"block":', ...rest].join('\n'))
    await expect(read(file)).rejects.toMatchObject({
      code: 'DAMAGED_DATA',
      message: expect.stringContaining('line 2'),
    })
  })

  test('reads lines longer than a chunk of the file', async () => {
    const file = join(temporaryFolder(), 'chain.jsonl')
    const large = { '0x01': `0x${'ab'.repeat(300_000)}` } as const
    BlockLog.create(file, large).close()
    expect((await read(file)).entries).toEqual([{ genesis: large }])
    expect(existsSync(`${file}.new`)).toBe(false)
  })
})

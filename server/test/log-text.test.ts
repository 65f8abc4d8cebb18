import { describe, expect, it } from 'vitest'
import { phalanxGame } from '../src/games/phalanx/game.js'
import { LogText } from '../src/match/log-text.js'
import type { AnyEntry } from '../src/match/server-game.js'

const entryOf = (sequenceNumber: number, timestamp = '2026-01-02T03:04:05.678Z'): AnyEntry => ({
  sequenceNumber,
  action: { type: 'pass', playerIndex: sequenceNumber % 2 === 0 ? 0 : 1 },
  stateHashBefore: 'a'.repeat(64),
  stateHashAfter: 'b'.repeat(64),
  timestamp,
  details: { type: 'pass' },
})
const entries = Array.from({ length: 300 }, (_, number) => entryOf(number))
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const listed = (some: readonly AnyEntry[]) => some.map((entry) => JSON.stringify(entry)).join()

function keptText(begun: readonly AnyEntry[] = []): LogText {
  const text = new LogText(phalanxGame)
  text.keep(listed(begun))
  return text
}

describe('the text of a log', () => {
  it('is the JSON of its entries after each of them, though it is kept in pieces', () => {
    const text = keptText()
    expect(text.whole).toBe('[]')
    for (const [index, entry] of entries.entries()) {
      text.add(entry)
      expect(text.whole).toBe(JSON.stringify(entries.slice(0, index + 1)))
    }
  })

  it.each([0, 1, 20, 299])('goes on from %i entries that were read', (count) => {
    const text = keptText(entries.slice(0, count))
    for (const entry of entries.slice(count)) text.add(entry)
    expect(text.whole).toBe(JSON.stringify(entries))
  })

  it('holds no entry that was written but not added, and the bytes of the newest one', () => {
    const text = keptText()
    for (const [index, entry] of entries.entries()) {
      // Another server may be quicker, with an entry of another length.
      text.write(entryOf(index, 'x'.repeat(500)))
      expect(decode(text.write(entry))).toBe(JSON.stringify(entry))
      expect(text.whole).toBe(JSON.stringify(entries.slice(0, index)))
      text.add(entry)
      expect(decode(text.bytesOf(entry))).toBe(JSON.stringify(entry))
    }
    expect(text.whole).toBe(JSON.stringify(entries))
  })

  it('has room for an entry that is larger than a piece', () => {
    const large = entryOf(0, 'ÿ'.repeat(100_000))
    const text = keptText()
    for (const entry of [large, ...entries]) text.add(entry)
    expect(text.whole).toBe(JSON.stringify([large, ...entries]))
  })

  it('is not there while it is not kept, but for the entry that was written last', () => {
    const text = keptText(entries)
    expect(text.isKept).toBe(true)
    text.drop()
    expect(text.isKept).toBe(false)
    const entry = entryOf(300)
    text.write(entry)
    text.add(entry)
    expect(decode(text.bytesOf(entry))).toBe(JSON.stringify(entry))
    expect(() => text.whole).toThrow('not kept')
  })
})

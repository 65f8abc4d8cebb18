import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestPlayerName, playerNameSchema } from '../../src/core/index.js'

const problemOf = (name: string) => playerNameSchema.safeParse(name).error?.issues[0]?.message

describe('a player name', () => {
  it('may be any 1 to 50 printable ASCII characters, as long as one can be seen', () => {
    const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(printable, (name) => {
        if (name.trim()) expect(playerNameSchema.parse(name)).toBe(name.trim())
        else expect(problemOf(name)).toBe('must contain something that can be seen')
      }),
    )
  })

  it.each([
    ['decomposed', 'Jose\u0301', 'José'],
    ['spaces around it', ' \u3000Alice\t', 'Alice'],
    ['right to left', 'דָּוִד', 'דָּוִד'.normalize()],
    ['an emoji sequence', '👩🏽‍🚀 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', '👩🏽‍🚀 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
    ['50 characters of several code points', '🇨🇭'.repeat(50), '🇨🇭'.repeat(50)],
    ['8 marks on one letter', `x${'\u0331'.repeat(8)}`, `x${'\u0331'.repeat(8)}`],
  ])('is taken with %s', (_, typed, stored) => {
    expect(playerNameSchema.parse(typed)).toBe(stored)
  })

  it.each([
    ['half of a surrogate pair', 'x\ud800y', 'U+D800'],
    ['NUL', 'x\0y', 'U+0000'],
    ['a line break', 'x\ny', 'U+000A'],
    ['a line separator', 'x\u2028y', 'U+2028'],
    ['a paragraph separator', 'x\u2029y', 'U+2029'],
    ['a bidirectional override', 'x\u202ey', 'U+202E'],
    ['a right-to-left mark', 'x\u200fy', 'U+200F'],
    ['a zero-width space', 'x\u200by', 'U+200B'],
    ['a joiner outside of emoji', 'x\u200dy', 'U+200D'],
    ['a joiner after an emoji', '👍\u200d', 'U+200D'],
    ['a variation selector outside of emoji', 'x\ufe0fy', 'U+FE0F'],
    ['a letter that shows nothing', '\u3164', 'U+3164'],
    ['a private-use code point', 'x\ue000y', 'U+E000'],
    ['an unassigned code point', 'x\u0378y', 'U+0378'],
    ['a noncharacter', 'x\u{1ffff}y', 'U+1FFFF'],
    ['nothing', '', 'must not be empty'],
    ['spaces alone', ' \u3000 ', 'can be seen'],
    ['combining marks alone', '\u0301\u0302', 'can be seen'],
    ['the Braille pattern without dots', '\u2800', 'can be seen'],
    ['a mark at the beginning', '\u0301x', 'begin with a combining mark'],
    ['9 marks on one letter', `x${'\u0331'.repeat(9)}`, 'more than 8 marks'],
    ['10,000 marks on one letter', `x${'\u0301'.repeat(10_000)}`, 'at most 600 bytes'],
    ['51 characters', 'x'.repeat(51), 'at most 50 characters'],
    ['51 characters of several code points', '🇨🇭'.repeat(51), 'at most 50 characters'],
    ['more than 600 bytes', '👩🏽‍🚀'.repeat(41), 'at most 600 bytes'],
  ])('is refused with %s', (_, name, problem) => {
    expect(problemOf(name)).toContain(problem)
  })

  it('is returned in a form that is well formed, in NFC, within its bounds, and taken again as it is', () => {
    const characters = new Intl.Segmenter()
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('a', '\u0301', '\ud800', '\u200d', '👩', '🚀', '\ufe0f', ' ') }),
    )
    fc.assert(
      fc.property(anything, (typed) => {
        const name = playerNameSchema.safeParse(typed).data
        if (name === undefined) return
        expect(name).toBe(name.normalize('NFC'))
        expect(Buffer.from(name).toString()).toBe(name)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(longestPlayerName.bytes)
        expect([...characters.segment(name)].length).toBeLessThanOrEqual(longestPlayerName.characters)
        expect(playerNameSchema.parse(name)).toBe(name)
      }),
      { numRuns: 2_000 },
    )
  })
})

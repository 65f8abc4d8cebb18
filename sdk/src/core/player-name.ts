import { z } from 'zod'

/** The maximum length of a player's name in grapheme clusters and in bytes of UTF-8. */
export const longestPlayerName = { characters: 50, bytes: 600 } as const

/** The maximum of combining marks in a row; no script needs more. */
const mostMarks = 8

// Control, format, private-use and unassigned code points, lone surrogates, line breaks, and invisible code points.
const refusedCodePoint = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** The Braille pattern without dots (U+2800) is a symbol, but invisible. */
const visibleCodePoint = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u
const tooManyMarks = new RegExp(`\\p{M}{${mostMarks + 1}}`, 'u')
const emojiSequence = '^\\p{RGI_Emoji}$'

// Created on first use: they are expensive, and an older browser without them can still load the SDK.
let segmenter: Intl.Segmenter | undefined
let emoji: RegExp | undefined

/** Emoji sequences contain joiners that are refused elsewhere as invisible. */
function isEmoji(character: string): boolean {
  emoji ??= new RegExp(emojiSequence, 'v')
  return emoji.test(character)
}

/** Why a text in NFC, trimmed, cannot be a player's name; undefined where it can. */
function problemOf(name: string): string | undefined {
  if (new TextEncoder().encode(name).length > longestPlayerName.bytes) return tooLong
  segmenter ??= new Intl.Segmenter()
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  const refused = characters.find((character) => refusedCodePoint.test(character) && !isEmoji(character))
  if (refused) return `must not contain the invisible or unassigned character ${refusedIn(refused)}`
  if (!visibleCodePoint.test(name)) return 'must contain something that can be seen'
  if (/^\p{M}/u.test(name)) return 'must not begin with a combining mark'
  if (tooManyMarks.test(name)) return `must not have more than ${mostMarks} marks on one letter`
  if (characters.length > longestPlayerName.characters)
    return `must have at most ${longestPlayerName.characters} characters`
  return undefined
}

const tooLong = `must have at most ${longestPlayerName.bytes} bytes`

/** The refused code point in Unicode notation, such as U+200B. */
function refusedIn(character: string): string {
  const codePoint = refusedCodePoint.exec(character)?.[0].codePointAt(0) ?? 0
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * The name that a player chooses. Parsing returns it in NFC and without spaces around it; that form is stored, hashed and
 * shown.
 */
export const playerNameSchema = z
  .string()
  .min(1, { error: 'must not be empty', abort: true })
  .max(longestPlayerName.bytes, { error: tooLong, abort: true })
  .overwrite((text) => text.normalize('NFC').trim())
  .check(({ value, issues }) => {
    const message = problemOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
  .meta({
    description: `1 to ${longestPlayerName.characters} characters (grapheme clusters) in at most ${longestPlayerName.bytes} bytes of UTF-8, something visible among them; no control, format, private-use or unassigned code points, except inside emoji. Stored in NFC, without spaces around it.`,
  })

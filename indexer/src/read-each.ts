import type { EventLocation } from './event-location.js'
import { messageOf } from './retry.js'

/** An event as the chain returns it, not yet decoded. */
export type Emitted = {
  location: EventLocation
  /** Address of the contract or program. */
  contract: string
  /** The bytes, in the encoding of the chain's node. */
  data: string
}

/** A decoded event with its origin. */
export type ReadEvent<E> = { source: Emitted; event: E }

/** An event that could not be decoded or stored, and why. */
export type Rejected = { source: Emitted; reason: string }

export type ReadResult<E> = { events: ReadEvent<E>[]; rejected: Rejected[] }

/** Decodes each event separately: one that fails is rejected and does not affect the others. */
export function readEach<S extends Emitted, E>(
  sources: readonly S[],
  read: (source: S) => E | undefined,
): ReadResult<E> {
  const result: ReadResult<E> = { events: [], rejected: [] }
  for (const source of sources) {
    try {
      const event = read(source)
      if (event === undefined) continue
      checkStorable(event)
      result.events.push({ source, event })
    } catch (error) {
      result.rejected.push({ source, reason: messageOf(error) })
    }
  }
  return result
}

/** Postgres text cannot contain NUL, and UTF-8 no lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu

/** Postgres stores later times, but rejects them when a rollback reads rows back from JSON. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Whether a time is valid and can be stored and read back. */
export const isStorableTime = (time: Date): boolean => time.getTime() >= 0 && time.getTime() <= lastTime

function checkStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.search(unstorable) !== -1) throw new Error('a text has a NUL character or a lone surrogate')
  } else if (value instanceof Date) {
    if (!isStorableTime(value)) throw new Error('a time is not within the years 1970 to 9999')
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) checkStorable(each)
  }
}

/** A text with all characters that cannot be stored replaced. */
export const toStorable = (text: string): string => text.replace(unstorable, '\ufffd')

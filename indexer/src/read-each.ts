import type { EventLocation } from './event-location.js'
import { messageOf } from './retry.js'

/** An event as the chain has it, before it is read. */
export type Emitted = {
  location: EventLocation
  /** Address of the contract or program. */
  contract: string
  /** The bytes, in the encoding of the chain's node. */
  data: string
}

/** An event that was read, with where it came from. */
export type ReadEvent<E> = { source: Emitted; event: E }

/** An event that was not read or not stored, and why. */
export type Rejected = { source: Emitted; reason: string }

export type ReadResult<E> = { events: ReadEvent<E>[]; rejected: Rejected[] }

/** Reads each event by itself: one that cannot be read is rejected, the others are not affected. */
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

/** Postgres has no NUL in texts, and UTF-8 has no lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu

/** Postgres stores later times, but a rollback reads rows back from JSON, where it refuses them. */
const lastTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Whether a time can be stored, and read back; an invalid one cannot. */
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

/** A text as it can be stored. */
export const toStorable = (text: string): string => text.replace(unstorable, '\ufffd')

import type { MatchSettings } from './settings.js'

/** A number of milliseconds from now; null where the clock is off. */
export const later = (now: Date, milliseconds: number): Date | null =>
  milliseconds > 0 ? new Date(now.getTime() + milliseconds) : null

export const isPast = (time: Date | null | undefined, now: Date): boolean => Boolean(time && time <= now)

/** When a player who leaves now loses the match. */
export const forfeitTime = (now: Date, { forfeitAfter }: MatchSettings): Date | null =>
  later(now, forfeitAfter)

let newest = { time: Number.NaN, text: '' }

/** A time as it is written into a log; the text is cached, because many actions share a millisecond. */
export function timestampOf(now: Date): string {
  const time = now.getTime()
  if (time !== newest.time) newest = { time, text: now.toISOString() }
  return newest.text
}

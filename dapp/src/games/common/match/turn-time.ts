/** Whole seconds that are left; never less than none. */
export const secondsUntil = (time: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 1_000))

/** A bot has a deadline too, but a moment is no clock to watch. */
const moment = 3_000

/** Whether a turn's end is worth showing: `since` is when the turn began, undefined for the first one. */
export const isClockWorthy = (deadline: string, since: string | undefined): boolean =>
  since === undefined || Date.parse(deadline) - Date.parse(since) > moment

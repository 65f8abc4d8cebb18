/** Whole seconds left; never negative. */
export const secondsUntil = (time: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 1_000))

/** A bot's deadline is a fraction of a second, too short for a clock. */
const moment = 3_000

/** Whether to show a turn's deadline; `since` is when the turn began, undefined for the first one. */
export const isClockWorthy = (deadline: string, since: string | undefined): boolean =>
  since === undefined || Date.parse(deadline) - Date.parse(since) > moment

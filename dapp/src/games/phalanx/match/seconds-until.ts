/** Whole seconds that are left; never less than none. */
export const secondsUntil = (time: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 1_000))

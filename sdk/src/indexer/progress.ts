/** The progress of a processor, as of the last check. */
export type Progress = {
  /** The last block (Solana: slot) that it has indexed. */
  readonly height: number
  /** Since when its chain has had newer blocks while the height did not change, in milliseconds. */
  readonly behindSince?: number
}

export type TrackProgressParameters = {
  /** The newest block of the chain. */
  head: number
  /** The last block that is indexed. */
  height: number
  /** The time of this check, in milliseconds. */
  now: number
}

/**
 * Updates a processor's progress with the result of a check. An idle chain is never a stall.
 *
 * @param before - the result of the last check
 */
export function trackProgress(
  before: Progress | undefined,
  { head, height, now }: TrackProgressParameters,
): Progress {
  if (head <= height) return { height }
  const since = before?.height === height ? before.behindSince : undefined
  return { height, behindSince: since ?? now }
}

/**
 * Whether a processor has stalled for longer than `patience`, although it has blocks to read.
 *
 * @param patience - in milliseconds
 */
export function isStalled({ behindSince }: Progress, now: number, patience: number): boolean {
  return behindSince !== undefined && now - behindSince >= patience
}

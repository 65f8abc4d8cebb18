/** How a processor advances, as of the last look at it. */
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
  /** The time of this look, in milliseconds. */
  now: number
}

/**
 * Follows a processor from one look to the next. An idle chain is never a fault of the processor.
 *
 * @param before - what the last look returned
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
 * Whether a processor has not advanced for so long, although it has blocks to read.
 *
 * @param patience - in milliseconds
 */
export function isStalled({ behindSince }: Progress, now: number, patience: number): boolean {
  return behindSince !== undefined && now - behindSince >= patience
}

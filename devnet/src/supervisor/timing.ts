/** All delays and timeouts of the supervisor, in milliseconds. */
export type Timing = {
  /** Between two probes of a starting part. */
  startProbe: number
  /** Between two probes of a running part. */
  healthProbe: number
  /** A part that is not ready after this time is restarted. */
  startLimit: number
  /** A running part that does not answer for this long is restarted. */
  hungAfter: number
  /** The first delay before a restart; it doubles up to the longest. */
  firstPause: number
  longestPause: number
  /** A healthy period of this length resets the delay. */
  healthyAfter: number
  /** How long a part may take to stop before it is killed. */
  grace: number
}

export const usualTiming: Timing = {
  startProbe: 150,
  healthProbe: 2_000,
  startLimit: 120_000,
  hungAfter: 30_000,
  firstPause: 1_000,
  longestPause: 30_000,
  healthyAfter: 60_000,
  grace: 10_000,
}

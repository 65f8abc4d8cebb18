/** All waiting times of the supervisor, in milliseconds. */
export type Timing = {
  /** Between two probes of a part that starts. */
  startProbe: number
  /** Between two probes of a part that runs. */
  healthProbe: number
  /** A part that is not ready after this is started again. */
  startLimit: number
  /** A part that runs but does not answer for this long is started again. */
  hungAfter: number
  /** The first pause before a restart; it doubles up to the longest. */
  firstPause: number
  longestPause: number
  /** Health for this long makes the next pause short again. */
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

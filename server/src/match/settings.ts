/** How matches are run; times in milliseconds, 0 is off. */
export type MatchSettings = {
  /** How long a player may stay away before the match is lost. */
  forfeitAfter: number
  /** How long a turn may take before the server acts. */
  turnTime: number
  /** How long a match that never began is kept while its seats are empty. */
  slotLifetime: number
  /** How long a bot waits before it moves. */
  botDelay: number
  /** Messages per second that one socket may send, on average. */
  messagesPerSecond: number
  /** Refuses matches with a chosen seed. */
  isProduction: boolean
  /** The interval at which clocks and other servers are checked. */
  sweepEvery: number
  /** The pause after a failed lookup before it is tried again. */
  lookupPause: number
}

export const defaultMatchSettings: MatchSettings = {
  forfeitAfter: 0,
  turnTime: 0,
  slotLifetime: 86_400_000,
  botDelay: 700,
  messagesPerSecond: 30,
  isProduction: false,
  sweepEvery: 1_000,
  lookupPause: 30_000,
}

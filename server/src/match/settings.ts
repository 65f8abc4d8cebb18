/** How matches are run; times in milliseconds, 0 is off. */
export type MatchSettings = {
  /** How long a player may stay away before the match is lost. */
  forfeitAfter: number
  /** How long a turn may take before the server acts. */
  turnTime: number
  /** How long a match that never began is kept while nobody sits there. */
  slotLifetime: number
  /** How long a bot pretends to think. */
  botDelay: number
  /** What one socket may send, on average. */
  messagesPerSecond: number
  /** Refuses matches with a chosen seed. */
  isProduction: boolean
  /** How often clocks and other servers are looked at. */
  sweepEvery: number
  /** How long something that a match waits for and that could not be found is let be. */
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

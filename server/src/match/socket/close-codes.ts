/** Why we close a socket: codes of RFC 6455, and one of our own. */
export const closeCodes = {
  goingAway: 1001,
  policyViolation: 1008,
  internalError: 1011,
  /** Somebody with the same playerId took the seat over. */
  seatTakenOver: 4001,
} as const

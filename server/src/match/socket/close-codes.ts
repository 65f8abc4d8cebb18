/** The codes with which the server closes sockets: those of RFC 6455, and one of the match protocol. */
export const closeCodes = {
  goingAway: 1001,
  policyViolation: 1008,
  internalError: 1011,
  /** Another socket took the seat over with the same seat token. */
  seatTakenOver: 4001,
} as const

export { ledgerDomain } from './contract.js'
export { type LedgerEntry, readLedgerEntry } from './read-entry.js'
export { claimResult, contradictClaim, finaliseClaim, type Recorded, settleResult } from './record.js'
export { signResult, signSeat } from './sign.js'

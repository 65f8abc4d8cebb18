import type { LedgerEntry } from '@fivefold/sdk/evm/ledger'
import { canClaim, type LedgerRecord } from '@fivefold/sdk/match'
import type { PlayerIndex } from '../match/server-game.js'

/** The next step of a finished match on its way to the chain. */
export type AnchorStep =
  | 'unsigned'
  /** This player has signed, the opponent has not. */
  | 'waiting'
  /** As above, and the server's signature could be claimed instead. */
  | 'claimable'
  /** Both have signed; anyone may record it. */
  | 'signed'
  | 'claimed'
  /** The challenge window has passed without a challenge. */
  | 'unchallenged'
  | 'recorded'

export type AnchorFacts = {
  record: LedgerRecord
  /** The ledger's record; null if it has none. */
  entry: LedgerEntry | null
  /** Null for a spectator. */
  seat: PlayerIndex | null
  now: Date
}

export function anchorStep({ record, entry, seat, now }: AnchorFacts): AnchorStep {
  if (entry?.status === 'final') return 'recorded'
  const { signatures } = record
  // Two signatures override a claim; after the server has signed contradicting results, only they count.
  if (record.result && signatures.every((signature) => signature !== null)) return 'signed'
  if (entry?.status === 'claimed') {
    return BigInt(Math.floor(now.getTime() / 1000)) < entry.standsAt ? 'claimed' : 'unchallenged'
  }
  const isMine = seat !== null && signatures[seat] !== null
  if (!isMine) return 'unsigned'
  return entry === null && canClaim(record) ? 'claimable' : 'waiting'
}

import type { LedgerEntry } from '@fivefold/sdk/evm/ledger'
import { canClaim, type LedgerRecord } from '@fivefold/sdk/match'
import type { PlayerIndex } from '../match/server-game.js'

/** Where a finished match stands on its way to the chain. */
export type AnchorStep =
  | 'unsigned'
  /** One's own signature is there, the other's is not. */
  | 'waiting'
  /** As before, and the server's word could be posted instead. */
  | 'claimable'
  /** Both signed; anyone may record it. */
  | 'signed'
  | 'claimed'
  /** Nobody challenged the claim in time. */
  | 'unchallenged'
  | 'recorded'

export type AnchorFacts = {
  record: LedgerRecord
  /** What the ledger knows; null if nothing. */
  entry: LedgerEntry | null
  /** Null: somebody who watches. */
  seat: PlayerIndex | null
  now: Date
}

export function anchorStep({ record, entry, seat, now }: AnchorFacts): AnchorStep {
  if (entry?.status === 'final') return 'recorded'
  const { signatures } = record
  // Both signatures beat a claim, and are all that counts after the server contradicted itself.
  if (record.result && signatures.every((signature) => signature !== null)) return 'signed'
  if (entry?.status === 'claimed') {
    return BigInt(Math.floor(now.getTime() / 1000)) < entry.standsAt ? 'claimed' : 'unchallenged'
  }
  const isMine = seat !== null && signatures[seat] !== null
  if (!isMine) return 'unsigned'
  return entry === null && canClaim(record) ? 'claimable' : 'waiting'
}

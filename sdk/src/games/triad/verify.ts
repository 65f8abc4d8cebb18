import { checkHeader } from './header.js'
import { type Match, type ReplayResult, replay } from './replay.js'
import { startMatch } from './rules.js'
import { checkSignatures, type SignatureProof } from './signatures.js'

export type MatchProof = SignatureProof & {
  /** Unix seconds; without it the deadline is not checked. */
  readonly now?: bigint | undefined
}

/** Checks deadline, start, signatures and all nine turns, in the order in which the contract does; the seals are not checked. */
export async function verifyMatch(match: Match, proof: MatchProof): Promise<ReplayResult> {
  const refused = checkHeader(match.header, match.ruleset, proof.now)
  if (refused) return { ok: false, error: refused, states: [] }
  const start = startMatch(match)
  if (!start.ok) return { ...start, states: [] }
  const forged = await checkSignatures(match, proof)
  if (forged) return { ok: false, error: forged, states: [] }
  return replay(match)
}

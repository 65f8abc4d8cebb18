import type { Hex } from 'viem'
import type { SigningDomain } from '../../core/eip712.js'
import { checkHeader } from './header.js'
import { type Match, type ReplayResult, replay } from './replay.js'
import { startMatch } from './rules.js'
import { checkSignatures } from './signatures.js'

export type MatchProof = {
  readonly domain: SigningDomain
  readonly sigA: Hex
  readonly sigB: Hex
  /** Unix seconds; without it the deadline is not checked. */
  readonly now?: bigint | undefined
}

/** Runs all checks that need no chain, in the contract's order. */
export async function verifyMatch(match: Match, proof: MatchProof): Promise<ReplayResult> {
  const refused = checkHeader(match.header, match.ruleset, proof.now)
  if (refused) return { ok: false, error: refused, states: [] }
  const start = startMatch(match)
  if (!start.ok) return { ...start, states: [] }
  const forged = await checkSignatures(match, proof)
  if (forged) return { ok: false, error: forged, states: [] }
  return replay(match)
}

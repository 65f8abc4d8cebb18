import {
  boardToJson,
  type Match,
  matchDigest,
  matchDomainSeparator,
  matchFileToJson,
  matchId,
  matchStructHash,
  namedRulesets,
  type ReplayResult,
  type Ruleset,
  signMatch,
  verifyMatch,
} from '@fivefold/sdk/triad'
import { getAddress, type Hex } from 'viem'
import { accountA, accountB } from './players.js'

type Signed = {
  readonly domain: { readonly chainId: number; readonly verifyingContract: Hex }
  readonly sigA: Hex
  readonly sigB: Hex
}

export type Case = {
  readonly name: string
  /** What the case shows. */
  readonly about: string
  readonly match: Match
  /** The time of the submission; without it the deadline is not checked. */
  readonly now?: bigint
  /** Modifies the signatures. */
  readonly tamper?: (signed: Signed) => Partial<Signed>
}

const domain = {
  chainId: 31337,
  verifyingContract: getAddress('0x7121ad0000000000000000000000000000000001'),
}

/** Whole numbers that may be large are text, as everywhere in JSON. */
const plainArgs = (args: object) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'bigint' ? `${value}` : value]),
  )

/** A name where there is one: shorter to read. */
function rulesetReference({ id, config }: Ruleset) {
  return Object.entries(namedRulesets).find(([, named]) => named.id === id)?.[0] ?? config
}

function outcome(result: ReplayResult) {
  if (!result.ok) {
    const { code, args, turn } = result.error
    return { refusal: { code, args: plainArgs(args), turn: turn ?? null } }
  }
  const { winner, tiles, tieScores } = result
  return { result: { winner, tiles, tieScores } }
}

/** A case with everything that another implementation must reproduce. */
export async function makeVector({ name, about, match, now, tamper }: Case) {
  const sigA = await signMatch(accountA, domain, match)
  const sigB = await signMatch(accountB, domain, match)
  const signed = { domain, sigA, sigB }
  const proof = { ...signed, ...tamper?.(signed) }
  const result = await verifyMatch(match, { ...proof, now })
  return {
    name,
    about,
    ...matchFileToJson({ ...match, ...proof }),
    ruleset: rulesetReference(match.ruleset),
    ...(now !== undefined && { now: `${now}` }),
    rulesetId: match.ruleset.id,
    matchId: matchId(match),
    structHash: matchStructHash(match),
    domainSeparator: matchDomainSeparator(proof.domain),
    digest: matchDigest(proof.domain, match),
    boards: result.states.map(({ board }) => boardToJson(board)),
    ...outcome(result),
  }
}

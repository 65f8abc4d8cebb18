import { z } from 'zod'
import { FivefoldError, parse } from '../../../core/index.js'
import {
  type MatchFile,
  type MatchProof,
  matchDigest,
  orThrow,
  parseMatchFile,
  replayToJson,
  verifyMatch,
} from '../../../games/triad/index.js'
import { readJson } from '../../read-json.js'

export type VerifyOptions = {
  chainId?: string
  contract?: string
  sigA?: string
  sigB?: string
  now?: string
}

const wholeNumber = z.string().regex(/^\d{1,15}$/, { error: 'is not a whole number' })

const flagsSchema = z.object({
  chainId: wholeNumber.transform(Number).optional(),
  contract: z.string().optional(),
  sigA: z.string().optional(),
  sigB: z.string().optional(),
  now: wholeNumber.transform(BigInt).optional(),
})
type Flags = z.output<typeof flagsSchema>

const fileSchema = z.looseObject({ domain: z.looseObject({}).optional() })

/** Flags override the values of the file. */
function withFlags(value: unknown, { chainId, contract, sigA, sigB }: Flags): unknown {
  const file = parse(fileSchema, value, 'match')
  const domain = {
    ...file.domain,
    ...(chainId !== undefined && { chainId }),
    ...(contract !== undefined && { verifyingContract: contract }),
  }
  return {
    ...file,
    ...(Object.keys(domain).length > 0 && { domain }),
    ...(sigA !== undefined && { sigA }),
    ...(sigB !== undefined && { sigB }),
  }
}

function proofOf({ domain, sigA, sigB }: MatchFile, now: bigint | undefined): MatchProof {
  if (domain && sigA && sigB) return { domain, sigA, sigB, now }
  const missing = domain ? (sigA ? 'sigB' : 'sigA') : 'domain'
  throw new FivefoldError(`match: there is no ${missing}`, {
    code: 'INVALID_INPUT',
    value: missing,
    hint: 'the file or the flags give domain (chainId, verifyingContract), sigA and sigB',
  })
}

/** Replays the match in a file and checks both signatures; a refused match throws. */
export async function verifyFile(file: string, options: VerifyOptions = {}) {
  const flags = parse(flagsSchema, options, 'verify')
  const match = parseMatchFile(withFlags(await readJson(file), flags))
  const proof = proofOf(match, flags.now)
  const result = orThrow(await verifyMatch(match, proof))
  return {
    ...replayToJson(match, result),
    digest: matchDigest(proof.domain, match),
    signers: [match.header.playerA, match.header.playerB],
  }
}

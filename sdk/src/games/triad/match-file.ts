import type { Hex } from 'viem'
import { z } from 'zod'
import type { SigningDomain } from '../../core/eip712.js'
import { signatureSchema } from '../../core/evm-schemas.js'
import { parse } from '../../core/index.js'
import { cardsSchema, cardsToJson } from './cards.js'
import { matchId } from './match-id.js'
import type { Match, Replay } from './replay.js'
import { parseRuleset } from './ruleset.js'
import type { Board } from './state.js'
import { domainSchema, headerSchema, transcriptToJson, turnsSchema } from './transcript.js'

/** The ruleset is a config or a name: `parseRuleset` reads it. */
export const matchFileSchema = z.object({
  header: headerSchema,
  turns: turnsSchema,
  ruleset: z.unknown(),
  cards: cardsSchema,
  sigA: signatureSchema.optional(),
  sigB: signatureSchema.optional(),
  domain: domainSchema.optional(),
})

/** A match as a file: everything needed to replay it and, once signed, to prove it. */
export type MatchFile = Match & {
  readonly sigA?: Hex | undefined
  readonly sigB?: Hex | undefined
  readonly domain?: SigningDomain | undefined
}

export function parseMatchFile(value: unknown): MatchFile {
  const { ruleset, ...match } = parse(matchFileSchema, value, 'match')
  return { ...match, ruleset: parseRuleset(ruleset) }
}

/** Plain JSON that `parseMatchFile` reads back. */
export function matchFileToJson(match: MatchFile) {
  const { ruleset, cards, sigA, sigB, domain } = match
  return {
    ...transcriptToJson(match),
    ruleset: ruleset.config,
    cards: cardsToJson(cards),
    ...(sigA && { sigA }),
    ...(sigB && { sigB }),
    ...(domain && { domain }),
  }
}

/** Nine cells, row by row; null is empty. */
export function boardToJson(board: Board) {
  return board.map((card) => {
    if (!card) return null
    const [up, right, down, left] = card.edges
    const { owner, tokenId, trait, shield } = card
    return { owner, tokenId: `${tokenId}`, up, right, down, left, trait, shield }
  })
}

export function replayToJson(match: Match, { winner, tiles, tieScores, states }: Replay) {
  return {
    matchId: matchId(match),
    rulesetId: match.ruleset.id,
    winner,
    tiles,
    tieScores,
    boards: states.map(({ board }) => boardToJson(board)),
  }
}

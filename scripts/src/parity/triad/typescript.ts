import {
  type Board,
  type Cards,
  createRuleset,
  type MatchState,
  matchDigest,
  matchId,
  replay,
  traits,
} from '@fivefold/sdk/triad'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import type { RandomGame } from './random-game.js'
import { type Values, words } from './words.js'

/** What both sides say about a game, as bytes that can be compared. */
export type Answers = {
  readonly rulesetId: Hex
  readonly matchId: Hex
  readonly digest: Hex
  /** Boards and outcome, or the refusal with its arguments. */
  readonly replay: Hex
}

export type Domain = { readonly chainId: number; readonly verifyingContract: Address }

/** What the TypeScript rules say, encoded as the contract would answer. */
export function askTypeScript(game: RandomGame, domain: Domain): Answers {
  const ruleset = createRuleset(game.config)
  return {
    rulesetId: ruleset.id,
    matchId: matchId(game),
    digest: matchDigest(domain, game),
    replay: encodeReplay(replay({ ...game, ruleset, cards: cardsOf(game) })),
  }
}

function cardsOf({ header, cardsA, cardsB }: RandomGame): Cards {
  const both = [...header.deckA, ...header.deckB]
  return new Map([...cardsA, ...cardsB].map((card, index) => [both[index] as bigint, card]))
}

function encodeReplay(result: ReturnType<typeof replay>): Hex {
  if (!result.ok) return encodeRefusal(result.error)
  const { winner, tiles, tieScores, states } = result
  return `0x${words([states.map(drawState), winner, tiles, tieScores])}`
}

const empty = [255, 0, 0, 0, 0, 0, 0, 0]

function drawState({ board, markCell }: MatchState): Values {
  return [drawBoard(board), markCell ?? 255]
}

function drawBoard(board: Board): Values {
  return board.map((card) =>
    card ? [card.owner, card.tokenId, card.edges, traits.indexOf(card.trait), card.shield] : empty,
  )
}

/** The signatures of the contract's errors, which the codes stand for. */
const errors: Record<string, string> = {
  UnsupportedVersion: 'uint16',
  InvalidFirstPlayer: 'uint8',
  SamePlayer: 'address',
  DuplicateCard: 'uint8,uint256',
  RulesetMismatch: 'bytes32,bytes32',
  CardOutOfBounds: 'uint256',
  CellOutOfRange: 'uint8,uint8',
  CellTaken: 'uint8,uint8',
  CardOutOfRange: 'uint8,uint8',
  CardUsed: 'uint8,uint8',
  EarthEdgeInvalid: 'uint8,uint8',
  MarkOutOfRange: 'uint8,uint8',
  MarkCellTaken: 'uint8,uint8',
  MarkLimitReached: 'uint8,uint16',
}

function encodeRefusal({ code, args }: { code: string; args: object }): Hex {
  const selector = toFunctionSelector(`${code}(${errors[code] ?? 'unknown'})`)
  return `${selector}${words(args as Values)}`
}

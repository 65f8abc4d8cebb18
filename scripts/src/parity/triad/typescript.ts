import { at } from '@fivefold/sdk/core'
import {
  type Board,
  type Cards,
  type MatchState,
  matchDigest,
  matchId,
  otherPlayer,
  type Player,
  playerOfTurn,
  type Replay,
  type ReplayResult,
  replay,
  type TriadError,
  traits,
} from '@fivefold/sdk/triad'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import type { RandomCard, RandomGame } from './random-game.js'
import { type Values, words } from './words.js'

/** The result of one side, as bytes that can be compared. */
export type Answers = {
  readonly rulesetId: Hex
  readonly matchId: Hex
  readonly digest: Hex
  /** Boards and outcome as in the contract's rules, or the error with its arguments. */
  readonly replay: Hex
  /** The same from the lens; for some games only, because it takes the EVM long. */
  readonly lens?: Hex
}

export type Domain = { readonly chainId: number; readonly verifyingContract: Address }

/** The result of the TypeScript rules, encoded like the contracts' answer. */
export function askTypeScript(game: RandomGame, domain: Domain, options: { lens: boolean }): Answers {
  const result = replay({ ...game, cards: cardsOf(game) })
  return {
    rulesetId: game.ruleset.id,
    matchId: matchId(game),
    digest: matchDigest(domain, game),
    replay: result.ok ? encodePieces(game, result) : encodeRefusal(result.error),
    ...(options.lens ? { lens: result.ok ? encodeTiles(result) : encodeRefusal(result.error) } : {}),
  }
}

function cardsOf({ header, cardsA, cardsB }: RandomGame): Cards {
  const tokenIds = [...header.deckA, ...header.deckB]
  return new Map([...cardsA, ...cardsB].map((card, index) => [at(tokenIds, index), card]))
}

const outcomeOf = ({ winner, tiles, tieScores }: ReplayResult & Replay): Values => [winner, tiles, tieScores]

const emptyTile = [255, 0, 0, 0, 0, 0, 0, 0]

function encodeTiles(result: ReplayResult & Replay): Hex {
  const boards = result.states.map(({ board, markCell }) => [
    board.map((card) =>
      card ? [card.owner, card.tokenId, card.edges, traits.indexOf(card.trait), card.shield] : emptyTile,
    ),
    markCell ?? 255,
  ])
  return `0x${words([boards, outcomeOf(result)])}`
}

function encodePieces(game: RandomGame, result: ReplayResult & Replay): Hex {
  const cards = cardsOf(game) as ReadonlyMap<bigint, RandomCard>
  const boards = result.states.map((state) => [
    cellsOf(state),
    state.markCell === null ? 0 : 1 << state.markCell,
    state.board.map((placed) => pieceOf(placed, cards)),
  ])
  return `0x${words([boards, outcomeOf(result)])}`
}

/** The cells of the player to move and, 16 bits higher, of the other. */
function cellsOf({ board, setup, turn }: MatchState): number {
  const next = playerOfTurn(setup.firstPlayer, turn)
  const maskOf = (player: Player) =>
    board.reduce((mask, card, cell) => (card?.owner === player ? mask | (1 << cell) : mask), 0)
  return maskOf(next) | (maskOf(otherPlayer(next)) << 16)
}

/** A card on the board in the contract's layout: attributes, active trait, shield. */
function pieceOf(placed: Board[number], cards: ReadonlyMap<bigint, RandomCard>): bigint {
  const card = placed && cards.get(placed.tokenId)
  if (!card) return 0n
  const fields: [value: number, shift: number][] = [
    ...placed.edges.map((edge, index): [number, number] => [edge, 4 * index]),
    [placed.hand, 16],
    [card.classId, 18],
    [card.seasonId, 21],
    [card.rarity, 24],
    [placed.power, 27],
    [traits.indexOf(placed.effect), 43],
    [placed.shield, 47],
  ]
  return fields.reduce((piece, [value, shift]) => piece | (BigInt(value) << BigInt(shift)), 0n)
}

/** The parameters of the contract's errors, whose names are the codes. */
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

function encodeRefusal({ code, args }: TriadError): Hex {
  const parameters = errors[code]
  if (parameters === undefined) throw new Error(`the contract does not know ${code}`)
  return `${toFunctionSelector(`${code}(${parameters})`)}${words({ ...args } as Values)}`
}

import { FivefoldError } from '../../core/index.js'

/** Each code and its arguments, in the order of the contract's custom errors. */
type Refusals = {
  UnsupportedVersion: { version: number }
  InvalidFirstPlayer: { firstPlayer: number }
  SamePlayer: { player: string }
  DeadlinePassed: { deadline: bigint; now: bigint }
  DuplicateCard: { player: number; tokenId: bigint }
  RulesetMismatch: { rulesetId: string; expected: string }
  UnknownCard: { tokenId: bigint }
  CardOutOfBounds: { tokenId: bigint }
  InvalidSignature: { player: number }
  CellOutOfRange: { turn: number; cell: number }
  CellTaken: { turn: number; cell: number }
  CardOutOfRange: { turn: number; cardIndex: number }
  CardUsed: { turn: number; cardIndex: number }
  EarthEdgeInvalid: { turn: number; edge: number }
  MarkOutOfRange: { turn: number; cell: number }
  MarkCellTaken: { turn: number; cell: number }
  MarkLimitReached: { turn: number; limit: number }
  MatchOver: { turn: number }
}

export type TriadErrorCode = keyof Refusals
export type TriadErrorArgs<C extends TriadErrorCode> = Refusals[C]

const hints: { [C in TriadErrorCode]: string } = {
  UnsupportedVersion: 'the version is 1',
  InvalidFirstPlayer: '0 is player A, 1 is player B',
  SamePlayer: 'a match needs two players',
  DeadlinePassed: 'the match can no longer be submitted',
  DuplicateCard: 'a deck holds five different cards',
  RulesetMismatch: 'the header must carry the id of the ruleset that is played',
  UnknownCard: 'give the attributes of all ten cards',
  CardOutOfBounds: 'edges 0..10, hand 0..2, classId 1..5, seasonId 1..4, rarity 1..5',
  InvalidSignature: 'not a low-s signature of this match by this player',
  CellOutOfRange: 'cells are 0..8',
  CellTaken: 'place the card on an empty cell',
  CardOutOfRange: 'cards are 0..4',
  CardUsed: 'each card of the deck is placed once',
  EarthEdgeInvalid: 'an Earth card chooses 0 up, 1 right, 2 down or 3 left',
  MarkOutOfRange: 'a mark is 0..8, or 255 for none',
  MarkCellTaken: 'a mark needs an empty cell',
  MarkLimitReached: 'no marks are left',
  MatchOver: 'all nine turns are made',
}

export function isTriadErrorCode(name: string): name is TriadErrorCode {
  return Object.hasOwn(hints, name)
}

/** A match that the rules refuse. `code` and `args` are those of the contract's custom error. */
export class TriadError<C extends TriadErrorCode = TriadErrorCode> extends FivefoldError {
  declare readonly code: C
  readonly args: TriadErrorArgs<C>
  /** The refused turn, 0..8; absent where the match itself is refused. */
  readonly turn: number | undefined

  constructor(code: C, args: TriadErrorArgs<C>) {
    const listed = Object.entries(args).map(([name, value]) => `${name} ${value}`)
    super(`${code}: ${listed.join(', ')}`, { code, value: args, hint: hints[code] })
    this.args = args
    this.turn = 'turn' in args ? args.turn : undefined
  }
}

/** The result of a rule that is known to succeed; a refusal is thrown. */
export function orThrow<R extends { readonly ok: true } | { readonly ok: false; readonly error: TriadError }>(
  result: R,
): Extract<R, { readonly ok: true }> {
  if (!result.ok) throw result.error
  return result as Extract<R, { readonly ok: true }>
}

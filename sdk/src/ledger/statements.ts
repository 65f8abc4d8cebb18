import { type Address, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, stringToHex } from 'viem'
import { defineTypedData, type SigningDomain } from '../core/eip712.js'
import type { PlayerIndex } from '../core/player.js'

/** The common fields of both statements, fixed before the match is played. */
export type MatchTerms = {
  /** The game, a short text in 32 bytes: see `gameId`. */
  readonly game: Hex
  /** The server's id of the match. */
  readonly matchId: Hex
  /** The hash of the options that the match is played with. */
  readonly ruleset: Hex
  /** The account whose signature is accepted if the opponent does not sign the result. */
  readonly server: Address
  /** The hash of the seed that all randomness comes from. */
  readonly seedCommitment: Hex
}

/** The statement that a player signs when taking a seat. */
export type SeatStatement = MatchTerms & { readonly player: Address; readonly seat: PlayerIndex }

/** 0 is player A, 1 player B, 2 a draw. */
export type LedgerWinner = PlayerIndex | 2

/** The statement that both players, or the server, sign when a match is over. */
export type ResultStatement = MatchTerms & {
  readonly playerA: Address
  readonly playerB: Address
  readonly winner: LedgerWinner
  /** The last hash of the match's log, from which anyone can check the whole match. */
  readonly finalHash: Hex
  readonly actionCount: number
}

const matchFields = 'bytes32 game, bytes32 matchId, bytes32 ruleset, address server, bytes32 seedCommitment'

const domain = { name: 'FivefoldMatchLedger', version: '1' }

const seats = defineTypedData({
  ...domain,
  primaryType: 'Seat',
  types: { Seat: parseAbiParameters([matchFields, 'address player, uint8 seat']) },
})

const results = defineTypedData({
  ...domain,
  primaryType: 'Result',
  types: {
    Result: parseAbiParameters([
      matchFields,
      'address playerA, address playerB, uint8 winner, bytes32 finalHash, uint32 actionCount',
    ]),
  },
})

/** A game's name as the ledger writes it. */
export const gameId = (name: string): Hex => stringToHex(name, { size: 32 })

/** The typed data that a wallet shows to a player who takes a seat. */
export const seatTypedData = (where: SigningDomain, seat: SeatStatement) => seats.typedData(where, seat)
/** The typed data that a wallet shows to a player whose match is over. */
export const resultTypedData = (where: SigningDomain, result: ResultStatement) =>
  results.typedData(where, result)

export const seatDigest = (where: SigningDomain, seat: SeatStatement): Hex => seats.digest(where, seat)
export const resultDigest = (where: SigningDomain, result: ResultStatement): Hex =>
  results.digest(where, result)

/** The ledger's key of a match. */
export function matchKey({ game, server, matchId }: Pick<MatchTerms, 'game' | 'server' | 'matchId'>): Hex {
  const types = [{ type: 'bytes32' }, { type: 'address' }, { type: 'bytes32' }] as const
  return keccak256(encodeAbiParameters(types, [game, server, matchId]))
}

/** The seat statement of a player in a result. */
export function seatOf(result: ResultStatement, seat: PlayerIndex): SeatStatement {
  const { game, matchId, ruleset, server, seedCommitment, playerA, playerB } = result
  return { game, matchId, ruleset, server, seedCommitment, player: seat === 0 ? playerA : playerB, seat }
}

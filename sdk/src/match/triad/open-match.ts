import {
  type Action,
  type CreateMatchMessage,
  type GameState,
  type MatchTerms,
  type Seat,
  seatToJson,
  termsToJson,
} from '../../games/triad/match/index.js'
import { type ConnectOptions, emptySnapshot, MatchClient } from '../match-client.js'
import type { JoinRequest } from '../protocol.js'
import { type TriadMatch, type TriadSnapshot, triadCodec } from './triad-match.js'

async function enter(
  serverUrl: string,
  joinRequest: JoinRequest,
  options: ConnectOptions,
): Promise<TriadMatch> {
  const match = new MatchClient<GameState, Action, TriadSnapshot>(
    serverUrl,
    joinRequest,
    options,
    triadCodec,
    emptySnapshot,
  )
  await match.open()
  return match
}

export type NewTriadMatch = Pick<CreateMatchMessage, 'visibility'> & { terms: MatchTerms; seat: Seat }

/**
 * Creates a match of Triad and takes its first seat. The player's name is the address of the seat.
 *
 * @example
 * const seat = await prepareSeat(connection, account, { player: account.address, deck, until })
 * const match = await createTriadMatch(serverUrl, { terms, seat, visibility: 'public' })
 * match.subscribe(() => show(match.getSnapshot()))
 */
export function createTriadMatch(
  serverUrl: string,
  { terms, seat, ...match }: NewTriadMatch,
  options: ConnectOptions = {},
): Promise<TriadMatch> {
  const own = { playerName: seat.player, terms: termsToJson(terms), seat: seatToJson(seat) }
  return enter(serverUrl, { type: 'createMatch', game: 'triad', ...match, ...own }, options)
}

export type TriadRematch = {
  /** The finished match. */
  rematchOf: string
  /** The token of one's seat in it, which becomes the token of the new seat. */
  seatToken: string
  seat: Seat
}

/** Asks the opponent for another match under the same terms, or accepts one that the opponent asked for. */
export function rematchTriad(
  serverUrl: string,
  { rematchOf, seatToken, seat }: TriadRematch,
  options: ConnectOptions = {},
): Promise<TriadMatch> {
  const own = { playerName: seat.player, seat: seatToJson(seat) }
  const before = { rematchOf, playerId: seatToken }
  return enter(serverUrl, { type: 'createMatch', game: 'triad', ...before, ...own }, options)
}

export type JoinTriadParameters = { matchId: string; seat: Seat }

/** Takes the second seat of a match. */
export function joinTriadMatch(
  serverUrl: string,
  { matchId, seat }: JoinTriadParameters,
  options: ConnectOptions = {},
): Promise<TriadMatch> {
  const own = { playerName: seat.player, seat: seatToJson(seat) }
  return enter(serverUrl, { type: 'joinMatch', game: 'triad', matchId, ...own }, options)
}

/** Reconnects to one's seat with its token. */
export function resumeTriadMatch(
  serverUrl: string,
  { matchId, seatToken }: { matchId: string; seatToken: string },
  options: ConnectOptions = {},
): Promise<TriadMatch> {
  // The message needs a name, but the seat keeps the one that it was taken with.
  const playerName = 'Triad'
  const seat = { playerName, playerId: seatToken }
  return enter(serverUrl, { type: 'joinMatch', game: 'triad', matchId, ...seat }, options)
}

/** Watches a match without a seat. */
export function watchTriadMatch(
  serverUrl: string,
  matchId: string,
  options: ConnectOptions = {},
): Promise<TriadMatch> {
  return enter(serverUrl, { type: 'watchMatch', game: 'triad', matchId }, options)
}

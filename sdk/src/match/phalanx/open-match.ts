import type { ConnectOptions } from '../match-client.js'
import type { JoinRequest } from '../protocol.js'
import { type NewMatchOptions, PhalanxClient, type PhalanxMatch } from './phalanx-match.js'

async function enter(
  serverUrl: string,
  joinRequest: JoinRequest,
  options: ConnectOptions,
): Promise<PhalanxMatch> {
  const match = new PhalanxClient(serverUrl, joinRequest, options)
  await match.open()
  return match
}

/**
 * Creates a match and takes its first seat. With `opponent` a bot takes the other seat; with `quickMatch` it may join
 * an open match instead.
 *
 * @example
 * const match = await createMatch(serverUrl, { playerName: 'Alice', opponent: 'greedy' })
 * match.subscribe(() => show(match.getSnapshot()))
 */
export function createMatch(
  serverUrl: string,
  { seatToken, ...match }: NewMatchOptions,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'createMatch', ...match, playerId: seatToken }, options)
}

export type JoinParameters = {
  matchId: string
  playerName: string
  /** The token of one's seat, to reconnect to it. */
  seatToken?: string
}

/** Takes a seat in a match, or reconnects to it. */
export function joinMatch(
  serverUrl: string,
  { seatToken, ...match }: JoinParameters,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'joinMatch', ...match, playerId: seatToken }, options)
}

/** Watches a match without a seat. */
export function watchMatch(
  serverUrl: string,
  matchId: string,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'watchMatch', matchId }, options)
}

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
 * Opens a match and sits down in it. With `opponent` a bot sits opposite; with `quickMatch` it may join an open
 * match instead.
 *
 * @example
 * const match = await createMatch(serverUrl, { playerName: 'Alice', opponent: 'greedy' })
 * match.subscribe(() => show(match.getSnapshot()))
 */
export function createMatch(
  serverUrl: string,
  match: NewMatchOptions,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'createMatch', ...match }, options)
}

export type JoinParameters = {
  matchId: string
  playerName: string
  /** The token of one's seat, to take it back. */
  playerId?: string
}

/** Sits down in a match, or comes back to it. */
export function joinMatch(
  serverUrl: string,
  match: JoinParameters,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'joinMatch', ...match }, options)
}

/** Watches a match without a seat. */
export function watchMatch(
  serverUrl: string,
  matchId: string,
  options: ConnectOptions = {},
): Promise<PhalanxMatch> {
  return enter(serverUrl, { type: 'watchMatch', matchId }, options)
}

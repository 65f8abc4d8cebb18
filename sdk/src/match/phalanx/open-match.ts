import type { Action, GameState } from '../../games/phalanx/index.js'
import type { Entrance } from '../protocol.js'
import { type ConnectOptions, nothingShown, ServerMatch } from '../server-match.js'
import {
  type MatchSnapshot,
  type NewMatchOptions,
  type PhalanxMatch,
  phalanxProtocol,
} from './phalanx-match.js'

async function enter(serverUrl: string, entrance: Entrance, options: ConnectOptions): Promise<PhalanxMatch> {
  const match = new ServerMatch<GameState, Action, MatchSnapshot>(
    serverUrl,
    entrance,
    options,
    phalanxProtocol,
    nothingShown,
  )
  await match.open()
  return match
}

/**
 * Opens a match and sits down in it. With `opponent` a bot sits opposite; with `quickMatch` it may be somebody else's
 * match that waited.
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
  /** Takes the seat back that this secret belongs to. */
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

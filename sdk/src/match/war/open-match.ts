import type { CreateMatchMessage } from '../../games/war/index.js'
import type { NewMatchOf } from '../protocol.js'
import { WarClient, type WarConnectOptions, type WarMatch } from './war-match.js'

export type NewWarMatch = NewMatchOf<Omit<CreateMatchMessage, 'seedCommitment'>>

async function enter(match: WarClient): Promise<WarMatch> {
  await match.open()
  return match
}

/**
 * Creates a match of War and takes its first seat. The client generates the secret and reveals it once both players
 * have committed.
 *
 * @example
 * const match = await createWarMatch(serverUrl, { playerName: 'Alice', opponent: 'bot' })
 * await match.act({ type: 'flip', playerIndex: 0 })
 */
export function createWarMatch(
  serverUrl: string,
  { seatToken, ...match }: NewWarMatch,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  const joinRequest = (seedCommitment: string) =>
    ({ type: 'createMatch', game: 'war', ...match, playerId: seatToken, seedCommitment }) as const
  return enter(new WarClient(serverUrl, joinRequest, options))
}

export type JoinWarParameters = {
  matchId: string
  playerName: string
  /** The token of one's seat, to reconnect to it. */
  seatToken?: string
  /** The secret that was committed to, to reconnect before it is revealed. */
  secret?: string
}

/** Takes a seat in a match, or reconnects to it. */
export function joinWarMatch(
  serverUrl: string,
  { secret, seatToken, ...match }: JoinWarParameters,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  const joinRequest = (seedCommitment: string) =>
    ({ type: 'joinMatch', game: 'war', ...match, playerId: seatToken, seedCommitment }) as const
  return enter(new WarClient(serverUrl, joinRequest, options, secret))
}

/** Watches a match without a seat. */
export function watchWarMatch(
  serverUrl: string,
  matchId: string,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  return enter(new WarClient(serverUrl, () => ({ type: 'watchMatch', game: 'war', matchId }), options))
}

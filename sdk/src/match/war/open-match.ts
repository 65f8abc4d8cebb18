import type { CreateMatchMessage } from '../../games/war/index.js'
import { WarClient, type WarConnectOptions, type WarMatch } from './war-match.js'

export type NewWarMatch = Omit<CreateMatchMessage, 'type' | 'game' | 'seedCommitment' | 'deltas'>

async function enter(match: WarClient): Promise<WarMatch> {
  await match.open()
  return match
}

/**
 * Opens a match of War and sits down in it. The client makes the secret and reveals it once both players have
 * committed.
 *
 * @example
 * const match = await createWarMatch(serverUrl, { playerName: 'Alice', opponent: 'bot' })
 * await match.act({ type: 'flip', playerIndex: 0 })
 */
export function createWarMatch(
  serverUrl: string,
  match: NewWarMatch,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  const joinRequest = (seedCommitment: string) =>
    ({ type: 'createMatch', game: 'war', ...match, seedCommitment }) as const
  return enter(new WarClient(serverUrl, joinRequest, options))
}

export type JoinWarParameters = {
  matchId: string
  playerName: string
  /** The token of one's seat, to take it back. */
  playerId?: string
  /** The secret that was committed to, to come back before it was revealed. */
  secret?: string
}

/** Sits down in a match, or comes back to it. */
export function joinWarMatch(
  serverUrl: string,
  { secret, ...match }: JoinWarParameters,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  const joinRequest = (seedCommitment: string) =>
    ({ type: 'joinMatch', game: 'war', ...match, seedCommitment }) as const
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

import type { CreateMatchMessage } from '../../games/war/index.js'
import { ServerWarMatch, type WarConnectOptions, type WarMatch } from './war-match.js'

export type NewWarMatch = Omit<CreateMatchMessage, 'type' | 'game' | 'seedCommitment' | 'deltas'>

async function enter(match: ServerWarMatch): Promise<WarMatch> {
  await match.open()
  return match
}

/**
 * Opens a match of War and sits down in it. The secret is made here and told once both players have committed.
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
  const entrance = (seedCommitment: string) =>
    ({ type: 'createMatch', game: 'war', ...match, seedCommitment }) as const
  return enter(new ServerWarMatch(serverUrl, entrance, options))
}

export type JoinWarParameters = {
  matchId: string
  playerName: string
  /** Takes the seat back that this secret belongs to. */
  playerId?: string
  /** The one that was committed to, for who comes back. */
  secret?: string
}

/** Sits down in a match, or comes back to it. */
export function joinWarMatch(
  serverUrl: string,
  { secret, ...match }: JoinWarParameters,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  const entrance = (seedCommitment: string) => ({ type: 'joinMatch', ...match, seedCommitment }) as const
  return enter(new ServerWarMatch(serverUrl, entrance, options, secret))
}

/** Watches a match without a seat. */
export function watchWarMatch(
  serverUrl: string,
  matchId: string,
  options: WarConnectOptions = {},
): Promise<WarMatch> {
  return enter(new ServerWarMatch(serverUrl, () => ({ type: 'watchMatch', matchId }), options))
}

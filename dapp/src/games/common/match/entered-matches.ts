import type { FollowedMatch } from './server-game.js'

const enteredMatches = new Map<string, FollowedMatch>()

/** Keeps the connection of a match that was just created or joined open until its page takes it. */
export function keepEnteredMatch(match: FollowedMatch): void {
  enteredMatches.get(match.matchId)?.close()
  enteredMatches.set(match.matchId, match)
}

/** Takes the kept match, which belongs to the page's own game: match ids are unique across games. */
export function takeEnteredMatch<M extends FollowedMatch>(matchId: string): M | undefined {
  const match = enteredMatches.get(matchId)
  enteredMatches.delete(matchId)
  return match as M | undefined
}

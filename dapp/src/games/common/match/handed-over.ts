import type { FollowedMatch } from './server-game.js'

const entered = new Map<string, FollowedMatch>()

/** Keeps a match that was just entered for the page that will show it, so that nobody sees its player leave in between. */
export function handOver(match: FollowedMatch): void {
  entered.get(match.matchId)?.close()
  entered.set(match.matchId, match)
}

/** The match is of the page's own game: ids are never shared. */
export function takeOver<M extends FollowedMatch>(matchId: string): M | undefined {
  const match = entered.get(matchId)
  entered.delete(matchId)
  return match as M | undefined
}

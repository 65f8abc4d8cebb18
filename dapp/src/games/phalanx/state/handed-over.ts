import type { PhalanxMatch } from '@fivefold/sdk/server/phalanx'

const entered = new Map<string, PhalanxMatch>()

/** Keeps a match that was just entered for the page that will show it, so that nobody sees its player leave in between. */
export function handOver(match: PhalanxMatch): void {
  entered.get(match.matchId)?.close()
  entered.set(match.matchId, match)
}

export function takeOver(matchId: string): PhalanxMatch | undefined {
  const match = entered.get(matchId)
  entered.delete(matchId)
  return match
}

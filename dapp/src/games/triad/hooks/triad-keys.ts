/** Triad's query keys. */
export const triadKeys = {
  ownedCards: (target: string, owner: string) => ['triad', target, 'cards', owner],
  seatProblem: (target: string, player: string, deck: string, deadline: string) => [
    'triad',
    target,
    'seat',
    player,
    deck,
    deadline,
  ],
  result: (target: string, matchId: string) => ['triad', target, 'result', matchId],
  // Below the indexer's own key, so that one invalidation refreshes both.
  match: (url: string, matchId: string) => ['indexer', url, 'triad', 'match', matchId],
  matches: (url: string, filter: object) => ['indexer', url, 'triad', 'matches', filter],
  standings: (url: string, seasonId: number) => ['indexer', url, 'triad', 'standings', seasonId],
  seasons: (url: string) => ['indexer', url, 'triad', 'seasons'],
} as const

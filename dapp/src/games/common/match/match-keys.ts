import type { ServerGame } from './server-game.js'

/** Keys of the query cache for the match server's games. The seats' secrets never stand in one. */
export const matchKeys = {
  openMatches: (game: ServerGame['id'], serverUrl: string) => [game, serverUrl, 'matches'],
  record: (serverUrl: string, matchId: string) => ['match', serverUrl, 'record', matchId],
  entry: (target: string, key: string) => ['match', target, 'entry', key],
  // Under the indexer's own key, so that what refreshes the indexer refreshes these.
  ledger: (game: ServerGame['id'], url: string, filter: object) => ['indexer', url, game, 'ledger', filter],
  standings: (game: ServerGame['id'], url: string) => ['indexer', url, game, 'standings'],
} as const

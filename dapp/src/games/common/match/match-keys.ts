import type { ServerGame } from './server-game.js'

/** Keys of the query cache for the match server's games. The seats' secrets never stand in one. */
export const matchKeys = {
  openMatches: (game: ServerGame['id'], serverUrl: string) => [game, serverUrl, 'matches'],
  record: (serverUrl: string, matchId: string) => ['match', serverUrl, 'record', matchId],
  entry: (target: string, key: string) => ['match', target, 'entry', key],
} as const

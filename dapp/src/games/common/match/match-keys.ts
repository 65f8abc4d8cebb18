import type { ServerGame } from './server-game.js'

/** Query keys of the match server's games. They never contain a seat token. */
export const matchKeys = {
  openMatches: (game: ServerGame['id'], serverUrl: string) => [game, serverUrl, 'matches'],
  record: (serverUrl: string, matchId: string) => ['match', serverUrl, 'record', matchId],
  entry: (target: string, key: string) => ['match', target, 'entry', key],
} as const

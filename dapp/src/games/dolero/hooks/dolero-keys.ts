/** DOLERO's keys of the query cache. Secrets never stand in one. */
export const doleroKeys = {
  chain: (target: string) => ['dolero', target],
  tables: (target: string) => ['dolero', target, 'tables'],
  openGames: (target: string) => ['dolero', target, 'open'],
  ownGames: (target: string, player: string) => ['dolero', target, 'own', player],
  money: (target: string, mint: string, owner: string) => ['dolero', target, 'money', mint, owner],
  time: (target: string) => ['dolero', target, 'time'],
  // Under the indexer's own key, so that what refreshes the indexer refreshes these.
  record: (url: string, game: string) => ['indexer', url, 'dolero', 'game', game],
  standings: (url: string, token: string) => ['indexer', url, 'dolero', 'standings', token],
  indexedGames: (url: string, filter: object) => ['indexer', url, 'dolero', 'games', filter],
} as const

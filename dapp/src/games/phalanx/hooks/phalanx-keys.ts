/** Phalanx Duel's keys of the query cache. The seats' secrets never stand in one. */
export const phalanxKeys = {
  openMatches: (serverUrl: string) => ['phalanx', serverUrl, 'matches'],
  record: (serverUrl: string, matchId: string) => ['phalanx', serverUrl, 'record', matchId],
  entry: (target: string, key: string) => ['phalanx', target, 'entry', key],
  // Under the indexer's own key, so that what refreshes the indexer refreshes these.
  ledger: (url: string, filter: object) => ['indexer', url, 'phalanx', 'ledger', filter],
  standings: (url: string) => ['indexer', url, 'phalanx', 'standings'],
} as const

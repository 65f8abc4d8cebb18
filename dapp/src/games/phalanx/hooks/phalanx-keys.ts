/** Phalanx Duel's keys of the query cache. The seats' secrets never stand in one. */
export const phalanxKeys = {
  openMatches: (serverUrl: string) => ['phalanx', serverUrl, 'matches'],
  // Under the indexer's own key, so that what refreshes the indexer refreshes these.
  ledger: (url: string) => ['indexer', url, 'phalanx', 'ledger'],
} as const

/** The CCG's keys of the query cache. Secrets never stand in one. */
export const ccgKeys = {
  chain: (target: string) => ['ccg', target],
  ownedCards: (target: string, owner: string) => ['ccg', target, 'cards', owner],
  catalogue: (target: string) => ['ccg', target, 'catalogue'],
  queue: (target: string) => ['ccg', target, 'queue'],
  games: (target: string, player: string) => ['ccg', target, 'games', player],
  game: (target: string, gameId: number) => ['ccg', target, 'game', gameId],
  gameCards: (target: string, gameId: number) => ['ccg', target, 'game', gameId, 'cards'],
  estimate: (target: string, gameId: number, state: string, actions: string) => [
    'ccg',
    target,
    'game',
    gameId,
    'estimate',
    state,
    actions,
  ],
  boosters: (target: string, buyer: string) => ['ccg', target, 'boosters', buyer],
  shop: (target: string) => ['ccg', target, 'shop'],
  proposals: (target: string) => ['ccg', target, 'proposals'],
  governance: (target: string) => ['ccg', target, 'governance'],
  // Under the indexer's own key, so that what refreshes the indexer refreshes these.
  record: (url: string, gameId: number) => ['indexer', url, 'ccg', 'game', gameId],
  standings: (url: string) => ['indexer', url, 'ccg', 'standings'],
  indexedGames: (url: string, filter: object) => ['indexer', url, 'ccg', 'games', filter],
} as const

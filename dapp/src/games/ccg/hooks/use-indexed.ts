import {
  type QueryCcgGamesParameters,
  queryCcgGame,
  queryCcgGames,
  queryCcgStandings,
} from '@fivefold/sdk/indexer'
import { useIndexerQuery } from '../../../hooks/use-indexer-query.js'

/** A game with all its batches; null while the indexer has none with this number. */
export const useIndexedGame = (gameId: number) =>
  useIndexerQuery(['ccg', 'game', gameId], (url) => queryCcgGame(url, gameId), {
    // A reorganisation can still revert a finished game, so it is refetched from time to time.
    refetchInterval: ({ state }) => (state.data?.endedBy ? 15_000 : 1_500),
    structuralSharing: false,
  })

export const useIndexedGames = (filter: QueryCcgGamesParameters) =>
  useIndexerQuery(['ccg', 'games', filter], (url) => queryCcgGames(url, filter))

export const useStandings = () =>
  useIndexerQuery(['ccg', 'standings'], (url) => queryCcgStandings(url, { limit: 100 }))

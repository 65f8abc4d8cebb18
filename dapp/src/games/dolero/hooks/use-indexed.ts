import {
  type QueryDoleroGamesParameters,
  queryDoleroGame,
  queryDoleroGames,
  queryDoleroStandings,
} from '@fivefold/sdk/indexer'
import { useIndexerQuery } from '../../../hooks/use-indexer-query.js'

/** Amounts are bigints, which the query cache cannot compare. */
const withAmounts = { structuralSharing: false }

/** A game with its rounds, bets and payouts; null while the indexer has none at this address. */
export const useIndexedGame = (address: string) =>
  useIndexerQuery(['dolero', 'game', address], (url) => queryDoleroGame(url, address), {
    ...withAmounts,
    refetchInterval: ({ state }) => (state.data?.status === 'settled' ? 15_000 : 2_000),
  })

export const useIndexedGames = (filter: QueryDoleroGamesParameters) =>
  useIndexerQuery(['dolero', 'games', filter], (url) => queryDoleroGames(url, filter), withAmounts)

/** The standings for one token: SOL, or a mint's address. */
export const useStandings = (token: string) =>
  useIndexerQuery(
    ['dolero', 'standings', token],
    (url) => queryDoleroStandings(url, { token, limit: 100 }),
    withAmounts,
  )

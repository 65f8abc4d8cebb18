import {
  type QueryLedgerMatchesParameters,
  queryLedgerMatches,
  queryLedgerStandings,
} from '@fivefold/sdk/indexer'
import { useIndexerQuery } from '../../../hooks/use-indexer-query.js'

/** Matches that were recorded on chain, newest first. */
export const useLedgerMatches = (
  game: string,
  filter: Omit<QueryLedgerMatchesParameters, 'game'>,
  isWanted = true,
) =>
  useIndexerQuery([game, 'ledger', filter], (url) => queryLedgerMatches(url, { ...filter, game }), {
    enabled: isWanted,
  })

/** Wins per player in the matches that were recorded on chain. */
export const useLedgerStandings = (game: string) =>
  useIndexerQuery([game, 'standings'], (url) => queryLedgerStandings(url, { game, limit: 100 }))

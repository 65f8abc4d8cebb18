export type { LedgerMatch, LedgerStanding } from './ledger-schemas.js'
export { queryChainStatus } from './query-chain-status.js'
export {
  type QueryLedgerMatchesParameters,
  queryLedgerMatches,
  queryLedgerStandings,
} from './query-ledger.js'
export { queryMatchCounters } from './query-match-counters.js'
export { type QueryRecentMatchesParameters, queryRecentMatches } from './query-recent-matches.js'
export { type IndexedTriadMatch, queryTriadMatch } from './query-triad-match.js'
export { type QueryTriadMatchesParameters, queryTriadMatches } from './query-triad-matches.js'
export { type QueryTriadSeasonsParameters, queryTriadSeasons } from './query-triad-seasons.js'
export { type QueryTriadStandingsParameters, queryTriadStandings } from './query-triad-standings.js'
export {
  type ChainName,
  type ChainStatus,
  chainNames,
  type MatchCounter,
  type RecordedMatch,
} from './schemas.js'
export type { TriadMatchSummary, TriadSeason, TriadStanding } from './triad-schemas.js'

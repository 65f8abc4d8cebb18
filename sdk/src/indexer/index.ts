export { queryChainStatus } from './query-chain-status.js'
export { queryMatchCounters } from './query-match-counters.js'
export { type QueryRecentMatchesParameters, queryRecentMatches } from './query-recent-matches.js'
export {
  type ChainName,
  type ChainStatus,
  chainNames,
  type MatchCounter,
  type RecordedMatch,
} from './schemas.js'

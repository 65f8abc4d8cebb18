export type {
  CcgBatch,
  CcgBooster,
  CcgCard,
  CcgEvent,
  CcgGameSummary,
  CcgProposal,
  CcgStanding,
} from './ccg-schemas.js'
export type {
  DoleroGame,
  DoleroGameSummary,
  DoleroPayout,
  DoleroStanding,
  DoleroTable,
} from './dolero-schemas.js'
export type { LedgerMatch, LedgerStanding } from './ledger-schemas.js'
export { isStalled, type Progress, type TrackProgressParameters, trackProgress } from './progress.js'
export { type QueryCcgBoostersParameters, queryCcgBoosters } from './query-ccg-boosters.js'
export { type QueryCcgCardsParameters, queryCcgCards } from './query-ccg-cards.js'
export { type QueryCcgEventsParameters, queryCcgEvents } from './query-ccg-events.js'
export { type IndexedCcgGame, queryCcgGame } from './query-ccg-game.js'
export { type QueryCcgGamesParameters, queryCcgGames } from './query-ccg-games.js'
export { type QueryCcgProposalsParameters, queryCcgProposals } from './query-ccg-proposals.js'
export { type QueryCcgStandingsParameters, queryCcgStandings } from './query-ccg-standings.js'
export { queryChainStatus } from './query-chain-status.js'
export { queryDoleroGame } from './query-dolero-game.js'
export { type QueryDoleroGamesParameters, queryDoleroGames } from './query-dolero-games.js'
export {
  type DoleroPayoutOfPlayer,
  type QueryDoleroPayoutsParameters,
  queryDoleroPayouts,
} from './query-dolero-payouts.js'
export { type QueryDoleroStandingsParameters, queryDoleroStandings } from './query-dolero-standings.js'
export { queryDoleroTables } from './query-dolero-tables.js'
export { type FinishedGames, type FinishedOf, queryFinishedGames } from './query-finished-games.js'
export {
  type QueryLedgerMatchesParameters,
  queryLedgerMatches,
  queryLedgerStandings,
} from './query-ledger.js'
export {
  countQuarantinedEvents,
  type QueryQuarantinedEventsParameters,
  queryQuarantinedEvents,
} from './query-quarantine.js'
export { type IndexedTriadMatch, queryTriadMatch } from './query-triad-match.js'
export { type QueryTriadMatchesParameters, queryTriadMatches } from './query-triad-matches.js'
export { type QueryTriadSeasonsParameters, queryTriadSeasons } from './query-triad-seasons.js'
export { type QueryTriadStandingsParameters, queryTriadStandings } from './query-triad-standings.js'
export { type ChainName, type ChainStatus, chainNames, type QuarantinedEvent } from './schemas.js'
export type { TriadMatchSummary, TriadSeason, TriadStanding } from './triad-schemas.js'

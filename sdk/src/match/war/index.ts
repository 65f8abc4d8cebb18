export * from '../ledger-record.js'
export type { Absences, Integrity, MatchConnection } from '../match.js'
export { listOpenWarMatches, type OpenWarMatch } from './list-open-matches.js'
export {
  createWarMatch,
  type JoinWarParameters,
  joinWarMatch,
  type NewWarMatch,
  watchWarMatch,
} from './open-match.js'
export { type MetadataQueue, readMetadataQueue } from './read-metadata-queue.js'
export type { SeatBeforeReveal, WarConnectOptions, WarMatch, WarSnapshot } from './war-match.js'

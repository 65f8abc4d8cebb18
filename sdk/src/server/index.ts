export {
  type FinishedMatch,
  type FinishedMatches,
  finishedMatchesSchema,
  finishedMatchSchema,
  readFinishedMatches,
} from './finished-matches.js'
export { socketFrameLimit } from './frame-limit.js'
export { type DependencyHealth, type ServerHealth, serverHealthSchema } from './health.js'
export { type MetadataQueue, readMetadataQueue } from './read-metadata-queue.js'
export { type ReadServerHealthOptions, readServerHealth } from './read-server-health.js'

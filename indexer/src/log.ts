import { createLogger } from '@subsquid/logger'

/** JSON lines on stderr, or text when a person looks on. */
export const log = createLogger('fivefold:indexer')

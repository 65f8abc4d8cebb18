import { createLogger } from '@subsquid/logger'

/** JSON lines on stderr, or text if stderr is a terminal. */
export const log = createLogger('fivefold:indexer')

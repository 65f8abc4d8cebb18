import type { DependencyHealth } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/pool.js'
import { openPostgresNotices } from './postgres-notices.js'
import { openRedisNotices } from './redis-notices.js'

/** Notifies the other servers of one database of changes. Notices are hints: a lost one does no harm. */
export type Notices = {
  publish(payload: string): Promise<void>
  /** Undefined where the health of the transport is checked elsewhere. */
  check(): Promise<DependencyHealth | undefined>
  close(): Promise<void>
}

export type NoticesOptions = {
  log: FastifyBaseLogger
  channel: string
  onNotice: (payload: string) => void
  /** Called when the subscription starts, and again whenever notices may have been missed. */
  onGap: () => void
}

export function openNotices(
  { database, redisUrl }: { database: Database; redisUrl?: string | undefined },
  options: NoticesOptions,
): Notices {
  return redisUrl ? openRedisNotices(redisUrl, options) : openPostgresNotices(database, options)
}

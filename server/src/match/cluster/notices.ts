import type { DependencyHealth } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/pool.js'
import { openPostgresNotices } from './postgres-notices.js'
import { openRedisNotices } from './redis-notices.js'

/** Tells the other servers of one database that something changed. Lost notices do no harm: they are only hints. */
export type Notices = {
  publish(payload: string): Promise<void>
  /** Undefined where it is part of something that is checked already. */
  check(): Promise<DependencyHealth | undefined>
  close(): Promise<void>
}

export type NoticesOptions = {
  log: FastifyBaseLogger
  channel: string
  onNotice: (payload: string) => void
  /** Called when it listens, and again whenever notices may have been missed. */
  onGap: () => void
}

export function openNotices(
  { database, redisUrl }: { database: Database; redisUrl?: string | undefined },
  options: NoticesOptions,
): Notices {
  return redisUrl ? openRedisNotices(redisUrl, options) : openPostgresNotices(database, options)
}

import { listenForChanges } from '../database/listen.js'
import type { Database } from '../database/pool.js'
import type { Notices, NoticesOptions } from './notices.js'

/** Notices over the database itself. */
export function openPostgresNotices(
  database: Database,
  { log, channel, onNotice, onGap }: NoticesOptions,
): Notices {
  const stop = listenForChanges({ database, log, channel, onChange: onNotice, onGap })
  return {
    publish: async (payload) => {
      await database.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    check: async () => undefined,
    close: stop,
  }
}

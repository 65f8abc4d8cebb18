import { listenForChanges } from '../database/listen.js'
import type { Database } from '../database/pool.js'
import type { Notices, NoticesOptions } from './notices.js'

/** Notices over the database itself. */
export function openPostgresNotices(
  database: Database,
  { log, channel, onNotice, onGap }: NoticesOptions,
): Notices {
  const stop = listenForChanges({ database, log, channel, onChange: onNotice, onGap })
  let waiting = new Set<string>()
  let telling: Promise<void> | undefined
  // Postgres commits one notifying transaction after the other, each with a wait for the disk: so few large ones.
  const tell = async () => {
    while (waiting.size > 0) {
      const payloads = [...waiting]
      waiting = new Set()
      await database.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        channel,
        payloads,
      ])
    }
  }
  return {
    publish: (payload) => {
      waiting.add(payload)
      telling ??= tell().finally(() => {
        telling = undefined
      })
      return telling
    },
    check: async () => undefined,
    close: stop,
  }
}

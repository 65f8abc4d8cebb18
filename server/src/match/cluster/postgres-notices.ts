import { listenForChanges } from '../../database/listen.js'
import type { Database } from '../../database/pool.js'
import type { Notices, NoticesOptions } from './notices.js'

/** Postgres accepts payloads of less than 8,000 bytes; one payload carries many short notices, one per line. */
const payloadLimit = 7_900
const lineBreak = '\n'

/** Notices over LISTEN and NOTIFY of the database itself. */
export function openPostgresNotices(
  database: Database,
  { log, channel, onNotice, onGap }: NoticesOptions,
): Notices {
  const onChange = (payload: string) => {
    for (const notice of payload.split(lineBreak)) onNotice(notice)
  }
  const stop = listenForChanges({ database, log, channel, onChange, onGap })
  let waiting = new Set<string>()
  let sending: Promise<void> | undefined
  // Postgres serialises the commits of notifying transactions, each with a disk flush: few large ones are faster.
  const sendWaiting = async () => {
    while (waiting.size > 0) {
      const payloads = packLines(waiting)
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
      sending ??= sendWaiting().finally(() => {
        sending = undefined
      })
      return sending
    },
    check: async () => undefined,
    close: stop,
  }
}

function packLines(lines: Iterable<string>): string[] {
  const payloads: string[] = []
  for (const line of lines) {
    const last = payloads.at(-1)
    const joined = `${last}${lineBreak}${line}`
    if (last !== undefined && Buffer.byteLength(joined) <= payloadLimit)
      payloads[payloads.length - 1] = joined
    else payloads.push(line)
  }
  return payloads
}

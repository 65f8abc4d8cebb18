import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '../database/pool.js'
import { roomChannel } from './room-store.js'

const retryAfter = 1_000

/** Calls `onChange` with the id of every room that any server changes. Goes on after the database was away. */
export function listenForChanges(
  database: Database,
  log: FastifyBaseLogger,
  onChange: (roomId: string) => void,
  onGap: () => void,
): () => Promise<void> {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<void> => {
    try {
      const connected = await database.connect()
      if (isClosed) return connected.release(true)
      client = connected
      connected.on('notification', ({ payload }) => payload && onChange(payload))
      connected.on('error', (error) => again(error))
      await connected.query(`LISTEN ${roomChannel}`)
      onGap()
    } catch (error) {
      again(error)
    }
  }
  const again = (error: unknown) => {
    client?.release(true)
    client = undefined
    if (isClosed) return
    log.warn({ err: error }, 'cannot listen for changed rooms')
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), retryAfter)
  }

  void connect()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    client?.release(true)
    client = undefined
  }
}

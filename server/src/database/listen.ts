import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from './pool.js'

const retryAfter = 1_000

export type ListenOptions = {
  database: Database
  log: FastifyBaseLogger
  /** A constant, never user input: LISTEN takes no parameters. */
  channel: string
  onChange: (payload: string) => void
  /** Called when the subscription starts, and again whenever notices may have been missed. */
  onGap: () => void
}

/** Calls `onChange` with every notice on a channel. Reconnects after the database was down. */
export function listenForChanges({
  database,
  log,
  channel,
  onChange,
  onGap,
}: ListenOptions): () => Promise<void> {
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
      await connected.query(`LISTEN ${channel}`)
      onGap()
    } catch (error) {
      again(error)
    }
  }
  const again = (error: unknown) => {
    client?.release(true)
    client = undefined
    if (isClosed) return
    log.warn({ err: error }, `cannot listen on ${channel}`)
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

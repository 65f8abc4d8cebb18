import pg from 'pg'

export type Database = pg.Pool

export type PoolOptions = {
  url: string
  /** Called with the errors of idle connections. */
  onError: (error: Error) => void
}

/** A pool of connections. The first query opens the first one. */
export function createPool({ url, onError }: PoolOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'fivefold-server',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 15_000,
  })
  pool.on('error', onError)
  return pool
}

import pg from 'pg'

export type Database = pg.Pool

export type PoolOptions = {
  url: string
  /** Told of connections that broke while nobody used them. */
  onError: (error: Error) => void
}

/** A pool of connections. None is made before the first query. */
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

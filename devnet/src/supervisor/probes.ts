import { createConnection } from 'node:net'
import pg from 'pg'
import { callRpc } from '../config/json-rpc.js'
import type { Probe } from './part.js'

const patience = 5_000

/** Succeeds if all of these do. */
export function all(...probes: readonly Probe[]): Probe {
  return async () => {
    await Promise.all(probes.map((probe) => probe()))
  }
}

/** Checks that a local port accepts connections. */
export function listens(port: number): Probe {
  return () =>
    new Promise<void>((resolve, reject) => {
      const socket = createConnection({ host: '127.0.0.1', port })
      socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
      socket.once('error', reject)
      socket.once('connect', () => {
        resolve()
        socket.destroy()
      })
    })
}

/** Checks that an HTTP server answers with a 2xx status. */
export function answersHttp(url: string, request: RequestInit = {}): Probe {
  return async () => {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP status ${response.status}`)
  }
}

export function answersGraphql(url: string): Probe {
  return answersHttp(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  })
}

/** Checks that a node answers a JSON-RPC call without an error. */
export function answersRpc(url: string, method: string): Probe {
  return async () => {
    await callRpc({ url, method, timeout: patience })
  }
}

/** Checks that a database server runs a query. */
export function answersSql(connectionString: string, query = 'SELECT 1'): Probe {
  return async () => {
    await runQuery(connectionString, query)
  }
}

/** Runs one query on a new connection; fails if the server does not answer in time. */
export async function runQuery(
  connectionString: string,
  query: string,
  values: unknown[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

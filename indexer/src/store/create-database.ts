import pg from 'pg'

const noSuchDatabase = '3D000'
/** Another process created it first; the second code is a race on the catalogue's index. */
const alreadyThere = new Set(['42P04', '23505'])

/** Creates the database named in the URL, unless it exists. */
export async function createDatabase(databaseUrl: string): Promise<void> {
  try {
    await query(databaseUrl, 'SELECT 1')
  } catch (error) {
    if (codeOf(error) !== noSuchDatabase) throw error
    await create(databaseUrl)
  }
}

async function create(databaseUrl: string): Promise<void> {
  const server = new URL(databaseUrl)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  try {
    await query(server.href, `CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    if (!alreadyThere.has(codeOf(error))) throw error
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

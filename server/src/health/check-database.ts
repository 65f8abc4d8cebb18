import type { DependencyHealth } from '@fivefold/sdk/match'
import { z } from 'zod'
import type { Database } from '../database/pool.js'

const rowsSchema = z.array(z.object({ id: z.uuid(), quarantined: z.int() })).length(1)

export type DatabaseHealth = {
  health: DependencyHealth
  installation?: string
  quarantinedMatches?: number
}

/** Reads rows: this checks connection, login and migrations. */
export async function checkDatabase(database: Database): Promise<DatabaseHealth> {
  const started = performance.now()
  try {
    const { rows } = await database.query(
      `SELECT id, (SELECT count(*)::int FROM match WHERE quarantined_at IS NOT NULL) AS quarantined FROM installation`,
    )
    const latency = Math.round((performance.now() - started) * 10) / 10
    const [row] = rowsSchema.parse(rows)
    return {
      health: { status: 'ok', latency },
      ...(row && { installation: row.id, quarantinedMatches: row.quarantined }),
    }
  } catch (error) {
    return { health: { status: 'down', reason: shortReason(error) } }
  }
}

/** The response is public: a code, without hosts, users or queries. */
function shortReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'UNAVAILABLE'
}

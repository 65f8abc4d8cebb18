import { z } from 'zod'

const dependencySchema = z.object({
  status: z.enum(['ok', 'down']),
  /** Response time in milliseconds. */
  latency: z.number().nonnegative().optional(),
  /** Short code of the problem. */
  reason: z.string().optional(),
})

/** The match server's response at `/health`, with status 200 when all dependencies are up, else 503. */
export const serverHealthSchema = z.object({
  status: z.enum(['ok', 'down']),
  /** The server's clock. */
  timestamp: z.iso.datetime().optional(),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number().nonnegative(),
  /** The id of the database's content: it changes when the server starts with an empty database. */
  installation: z.uuid().optional(),
  /** Matches that cannot be restored from the database. */
  quarantinedMatches: z.int().nonnegative().optional(),
  dependencies: z.record(z.string(), dependencySchema),
})

export type ServerHealth = z.infer<typeof serverHealthSchema>
export type DependencyHealth = z.infer<typeof dependencySchema>

import { z } from 'zod'

const dependencySchema = z.object({
  status: z.enum(['ok', 'down']),
  /** How long it took to answer, in milliseconds. */
  latency: z.number().nonnegative().optional(),
  /** Short code of what is wrong. */
  reason: z.string().optional(),
})

/** What the match server answers at `/health`: with status 200 when all is well, else 503. */
export const serverHealthSchema = z.object({
  status: z.enum(['ok', 'down']),
  /** The server's clock. */
  timestamp: z.iso.datetime().optional(),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number().nonnegative(),
  /** Names the database's content: another one means that the server has lost its memory. */
  installation: z.uuid().optional(),
  /** Matches that cannot be restored from the database. */
  quarantinedMatches: z.int().nonnegative().optional(),
  dependencies: z.record(z.string(), dependencySchema),
})

export type ServerHealth = z.infer<typeof serverHealthSchema>
export type DependencyHealth = z.infer<typeof dependencySchema>

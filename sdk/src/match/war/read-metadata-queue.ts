import { z } from 'zod'
import { request } from '../request.js'

const count = z.int().nonnegative()

const metadataQueueSchema = z.object({
  /** Cards in each queue, the most urgent one first. */
  queued: z.object({ 0: count, 1: count, 2: count, 3: count }),
  /** Waiting for a retry. */
  retrying: count,
  inflight: count,
  cached: count,
  failed: count,
  /** Games that wait for a lot. */
  waiting: count,
  /** The cards that will be fetched next, in order. */
  next: z.array(z.object({ id: z.int(), score: z.number(), queue: z.literal([0, 1, 2, 3]) })),
})

export type MetadataQueue = z.output<typeof metadataQueueSchema>

/** Reads a match server's queue of tarot cards whose documents are to be fetched. */
export function readMetadataQueue(serverUrl: string): Promise<MetadataQueue> {
  return request(serverUrl, '/metadata', metadataQueueSchema)
}

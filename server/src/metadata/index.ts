import type { DependencyHealth } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import { type Clock, systemClock } from './clock.js'
import { type CardUri, createFetchLot } from './fetch-lot.js'
import { defaultGatewayOptions, type GatewayOptions } from './gateway.js'
import { MemoryStore } from './memory-store.js'
import { createMetrics } from './metrics.js'
import { RedisStore } from './redis-store.js'
import { MetadataService } from './service.js'
import {
  defaultStoreOptions,
  type ListedCard,
  type MetadataStore,
  type StoreCounts,
  type StoreOptions,
} from './store.js'
import { defaultWorkerOptions, MetadataWorker, type WorkerOptions } from './worker.js'

export type MetadataParameters = {
  log: FastifyBaseLogger
  registry: Registry
  cardUri: CardUri
  gateways: readonly string[]
  /** Without it the queues and lots are in the memory of this server. */
  redisUrl?: string | undefined
  clock?: Clock
  options?: Partial<StoreOptions & WorkerOptions & GatewayOptions>
}

export type Metadata = {
  service: MetadataService
  /** Where queues and lots are kept, for the log. */
  place: string
  counts(): Promise<StoreCounts>
  list(limit: number): Promise<ListedCard[]>
  check(): Promise<DependencyHealth | undefined>
  close(): Promise<void>
}

/** Store, service and worker, running. */
export function openMetadata(parameters: MetadataParameters): Metadata {
  const { log, registry, cardUri, gateways, clock = systemClock, options } = parameters
  const store = openStore(parameters)
  const service = new MetadataService(store, clock)
  const metrics = createMetrics(registry, store, () => service.waiting)
  const fetchLot = createFetchLot(cardUri, { ...defaultGatewayOptions, ...options, gateways }, clock)
  const worker = new MetadataWorker(
    { store, fetchLot, clock, log, metrics },
    { ...defaultWorkerOptions, ...options },
  )
  return {
    service,
    place: parameters.redisUrl
      ? 'metadata: queues and lots are in Redis'
      : 'metadata: no REDIS_URL, queues and lots are in this process alone',
    counts: () => store.counts(),
    list: (limit) => store.list(limit),
    check: () => store.check(),
    close: async () => {
      await worker.stop()
      await store.close()
    },
  }
}

function openStore({ redisUrl, log, options }: MetadataParameters): MetadataStore {
  const storeOptions = { ...defaultStoreOptions, ...options }
  return redisUrl ? new RedisStore(redisUrl, log, storeOptions) : new MemoryStore(storeOptions)
}

import { until } from '@fivefold/devnet/testing/until'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { type Clock, systemClock } from '../../src/metadata/clock.js'
import { type CardUri, createFetchLot } from '../../src/metadata/fetch-lot.js'
import { defaultGatewayOptions, type GatewayOptions } from '../../src/metadata/gateway.js'
import { MemoryStore } from '../../src/metadata/memory-store.js'
import { createMetrics } from '../../src/metadata/metrics.js'
import { RedisStore } from '../../src/metadata/redis-store.js'
import { MetadataService } from '../../src/metadata/service.js'
import { defaultStoreOptions, type MetadataStore, type StoreOptions } from '../../src/metadata/store.js'
import { defaultWorkerOptions, MetadataWorker, type WorkerOptions } from '../../src/metadata/worker.js'
import { hasRedis, startTestRedis, type TestRedis } from '../games/phalanx/redis.js'

export const log = pino({ level: 'silent' })

/** Where a test's stores come from: those of one call to `fresh` share what they keep. */
export type StoreKind = {
  name: string
  isThere: boolean
  begin(): Promise<void>
  end(): Promise<void>
  /** Empties what is kept; stores opened after it know nothing. */
  fresh(): Promise<void>
  open(options?: Partial<StoreOptions>): MetadataStore
  redisUrl(): string | undefined
}

const memory = (): StoreKind => {
  let shared: MemoryStore | undefined
  return {
    name: 'in-process store',
    isThere: true,
    begin: async () => {},
    end: async () => {},
    fresh: async () => {
      shared = undefined
    },
    // Workers of one process share it.
    open: (options) => {
      shared ??= new MemoryStore({ ...defaultStoreOptions, ...options })
      return shared
    },
    redisUrl: () => undefined,
  }
}

const redis = (): StoreKind => {
  let server: TestRedis | undefined
  let opened: RedisStore[] = []
  const closeAll = async () => {
    await Promise.all(opened.map((store) => store.close()))
    opened = []
  }
  return {
    name: 'Redis store',
    isThere: hasRedis,
    begin: async () => {
      server = await startTestRedis()
    },
    end: async () => {
      await closeAll()
      await server?.stop()
    },
    fresh: async () => {
      await closeAll()
      // It keeps nothing.
      await server?.stop()
      await server?.start()
    },
    open: (options) => {
      const store = new RedisStore(server?.url ?? '', log, { ...defaultStoreOptions, ...options })
      opened.push(store)
      return store
    },
    redisUrl: () => server?.url,
  }
}

export const storeKinds = (): StoreKind[] => [memory(), redis()]

/** Until a store's connections are there. */
export async function untilReady(store: MetadataStore): Promise<void> {
  await until(() => store.counts().catch(() => false))
}

type Parameters = {
  store: MetadataStore
  cardUri: CardUri
  gateways: readonly string[]
  clock?: Clock
  options?: Partial<WorkerOptions & GatewayOptions>
}

/** A service and a worker of its own over a store. */
export function start({ store, cardUri, gateways, clock = systemClock, options }: Parameters) {
  const service = new MetadataService(store, clock)
  const registry = new Registry()
  const metrics = createMetrics(registry, store, () => service.waiting)
  const fetchLot = createFetchLot(cardUri, { ...defaultGatewayOptions, ...options, gateways }, clock)
  const worker = new MetadataWorker(
    { store, fetchLot, clock, log, metrics },
    { ...defaultWorkerOptions, ...options },
  )
  return { service, worker, registry }
}

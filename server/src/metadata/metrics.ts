import { Counter, Gauge, type Registry } from 'prom-client'
import { type MetadataStore, queues } from './store.js'

export type MetadataMetrics = {
  /** Counts an attempt to fetch a card by its result: `cached`, `duplicate`, or an error code. */
  fetched(result: string): void
  gaveUp(): void
}

/** Counters of this server, and sizes of the shared queues. */
export function createMetrics(
  registry: Registry,
  store: MetadataStore,
  waiters: () => number,
): MetadataMetrics {
  const registers = [registry]
  const attempts = new Counter({
    name: 'fivefold_metadata_attempts_total',
    help: 'Cards that were tried, by result',
    labelNames: ['result'],
    registers,
  })
  const failures = new Counter({
    name: 'fivefold_metadata_failures_total',
    help: 'Cards whose lookup was abandoned',
    registers,
  })
  new Gauge({
    name: 'fivefold_metadata_waiters',
    help: 'Games of this server that wait for a lot',
    registers,
    collect() {
      this.set(waiters())
    },
  })
  new Gauge({
    name: 'fivefold_metadata_cards',
    help: 'Cards by where they are',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await store.counts().catch(() => undefined)
      this.reset()
      if (!counts) return
      for (const queue of queues) this.set({ state: `queue${queue}` }, counts.queued[queue])
      for (const state of ['retrying', 'inflight', 'cached', 'failed'] as const)
        this.set({ state }, counts[state])
    },
  })
  return { fetched: (result) => attempts.inc({ result }), gaveUp: () => failures.inc() }
}

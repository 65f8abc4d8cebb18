import { createRandom } from '@fivefold/sdk/core'
import { knownLots } from '@fivefold/sdk/war'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Behaviour, startGateway } from './gateway.js'
import { start, storeKinds, untilReady } from './support.js'
import { VirtualClock } from './virtual-clock.js'

const cards = 500
const lanes = 4
const attempts = 12

/** Cards whose documents never come, each in its own way. */
const alwaysBad: Readonly<Record<number, Behaviour>> = {
  0: 'fail',
  1: 'hang',
  2: 'lie',
  3: 'busy',
  4: 'huge',
}

describe.each(storeKinds())('$name', (kind) => {
  beforeAll(kind.begin)
  afterAll(kind.end)

  it.skipIf(!kind.isThere)(
    'two workers and 500 cards against a gateway that fails a third of the time, hangs, lies and answers 429',
    async () => {
      const random = createRandom('chaos')
      const clock = new VirtualClock()
      const lots = new Map<number, string>()
      const uris = new Map<number, string>()
      const badCids = new Map<string, Behaviour>()
      const behave = (cid: string): Behaviour => {
        const bad = badCids.get(cid)
        if (bad) return bad
        const draw = random.below(100)
        if (draw < 33) return 'fail'
        if (draw < 38) return 'hang'
        if (draw < 45) return 'lie'
        return draw < 52 ? 'busy' : 'honest'
      }
      const gateway = await startGateway({ behave, now: clock.now, onHang: (id) => clock.hang(id) })
      for (let id = 1; id <= cards; id++) {
        const lot = random.pick(knownLots)
        lots.set(id, lot)
        const uri = gateway.put({ name: `card ${id}`, lot, value: id % 78 }, id % 2 === 0 ? 'raw' : 'file')
        uris.set(id, uri)
        const bad = id % 50 < 5 ? alwaysBad[id % 50] : undefined
        if (bad) badCids.set(uri.slice('ipfs://'.length), bad)
      }
      uris.set(499, 'http://example.org/499.json')
      uris.set(498, gateway.put('this is no JSON'))

      // The clock must know which requests hang, and which of those were given up.
      let requests = 0
      const realFetch = globalThis.fetch
      vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
        const id = String(++requests)
        init.signal?.addEventListener('abort', () => clock.wake(id))
        return realFetch(url, { ...init, headers: { ...init.headers, 'x-request-id': id } })
      })

      await kind.fresh()
      const store = { now: clock.now, interval: 500, lease: 60_000, idle: 500 }
      const stores = [kind.open(store), kind.open(store)]
      await Promise.all(stores.map(untilReady))
      const cached: number[] = []
      stores[0]?.onOutcome((id, outcome) => 'lot' in outcome && cached.push(id))
      const parts = { cardUri: async (id: number) => uris.get(id) ?? '', gateways: [gateway.url], clock }
      const options = { lanes, attempts, pause: 1_000, longestPause: 60_000, timeout: 10_000 }
      const workers = stores.map((one) => start({ ...parts, store: one, options }))

      const results = new Map<number, string | { reason: string }>()
      for (const id of uris.keys()) {
        workers[id % 2]?.service.requireLot(id).then(
          (lot) => results.set(id, lot),
          (error) => results.set(id, { reason: error.value.reason }),
        )
      }
      await clock.runUntil(
        () => results.size === cards,
        () => workers.reduce((sum, { worker }) => sum + 1 + worker.active, 0),
      )
      const stopped = Promise.all(workers.map(({ worker }) => worker.stop()))
      await stopped
      vi.unstubAllGlobals()

      const reasons: Record<Behaviour, string> = {
        fail: 'GATEWAY_FAILED',
        hang: 'GATEWAY_TIMEOUT',
        lie: 'CONTENT_MISMATCH',
        busy: 'GATEWAY_BUSY',
        huge: 'DOCUMENT_TOO_LARGE',
        redirect: '',
        honest: '',
      }
      const good: number[] = []
      for (const [id, uri] of uris) {
        const bad = badCids.get(uri.slice('ipfs://'.length))
        const result = results.get(id)
        if (bad) expect(result, `card ${id}`).toEqual({ reason: reasons[bad] })
        else if (id === 499) expect(result).toEqual({ reason: 'BAD_URI' })
        else if (id === 498) expect(result).toEqual({ reason: 'BAD_DOCUMENT' })
        else {
          // A gateway may fail twelve times in a row by chance; the seed has none.
          expect(result, `card ${id}`).toBe(lots.get(id))
          good.push(id)
        }
      }
      expect(good).toHaveLength(cards - 52)
      expect([...cached].sort((a, b) => a - b)).toEqual(good)
      const honest = gateway.requests.filter(({ behaviour }) => behaviour === 'honest')
      expect(new Set(honest.map(({ cid }) => cid)).size).toBe(honest.length)
      const times = gateway.requests.map(({ at }) => at)
      const gaps = times.slice(1).map((at, i) => at - (times[i] as number))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
      await gateway.close()
    },
    240_000,
  )
})

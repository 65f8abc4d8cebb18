import { until } from '@fivefold/devnet/testing/until'
import { createRandom } from '@fivefold/sdk/core'
import { applyAction, orThrow, randomAction, randomMatch, startGame } from '@fivefold/sdk/war'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/metadata/clock.js'
import { LotUnavailableError } from '../../src/metadata/metadata-error.js'
import { prefetchDecks, prefetchReshuffled } from '../../src/metadata/prefetch.js'
import { MetadataService } from '../../src/metadata/service.js'
import type { Claim, MetadataStore } from '../../src/metadata/store.js'
import { type Behaviour, startGateway, type TestGateway } from './gateway.js'
import { start, storeKinds, untilReady } from './support.js'

const claimOf = async (store: MetadataStore): Promise<Claim> => {
  const claim = await store.claim()
  if ('waitFor' in claim) throw new Error(`nothing to claim for ${claim.waitFor} ms`)
  return claim
}

describe.each(storeKinds())('$name', (kind) => {
  describe.skipIf(!kind.isThere)('metadata service', () => {
    let now: number
    let store: MetadataStore
    let gateway: TestGateway
    let behave: (cid: string, count: number) => Behaviour
    const uris = new Map<number, string>()
    const stopping: (() => Promise<void>)[] = []
    const cardUri = async (id: number) => uris.get(id) ?? ''

    /** A worker without pauses by default. */
    const run = (options: Parameters<typeof start>[0]['options'] = {}) => {
      const fast = { pause: 20, longestPause: 100, attempts: 4, lanes: 2, timeout: 5_000, ...options }
      const started = start({ store, cardUri, gateways: [gateway.url], options: fast })
      stopping.push(() => started.worker.stop())
      return started
    }
    const put = (id: number, lot: string) => uris.set(id, gateway.put({ name: `card ${id}`, lot }))
    const cidOf = (id: number) => uris.get(id)?.slice('ipfs://'.length)
    const openStore = async (interval = 0, virtual = false) => {
      await kind.fresh()
      store = kind.open({ interval, lease: 60_000, idle: 10, ...(virtual && { now: () => now }) })
      await untilReady(store)
    }

    beforeAll(kind.begin)
    afterAll(kind.end)
    beforeEach(async () => {
      now = 1_000_000
      behave = () => 'honest'
      uris.clear()
      gateway = await startGateway({ behave: (cid, count) => behave(cid, count) })
      await openStore()
    })
    afterEach(async () => {
      await Promise.all(stopping.splice(0).map((stop) => stop()))
      await gateway.close()
    })

    it('Worker processes urgent queue before lower priority queues', async () => {
      for (const id of [1, 2, 3, 4]) put(id, `lot${id}`)
      const service = new MetadataService(store, systemClock)
      for (const [id, queue] of [
        [1, 3],
        [2, 2],
        [3, 1],
        [4, 0],
      ] as const)
        await service.prioritize([id], queue)
      run({ lanes: 1 })
      await expect.poll(async () => (await store.counts()).cached, { timeout: 10_000 }).toBe(4)
      expect(gateway.requests.map(({ cid }) => cid)).toEqual([4, 3, 2, 1].map(cidOf))
    })

    it('Queue priority ordering (urgent before active game before registered)', async () => {
      await store.enqueue([{ id: 30, score: 30 }], 3, false)
      await store.enqueue([{ id: 20, score: 7 }], 2, false)
      await store.enqueue([{ id: 11, score: 1 }], 1, false)
      await store.enqueue([{ id: 10, score: 0 }], 1, false)
      await store.enqueue([{ id: 1, score: 99 }], 0, false)
      const claims = []
      for (let i = 0; i < 5; i++) claims.push((await claimOf(store)).cardId)
      expect(claims).toEqual([1, 10, 11, 20, 30])
    })

    it('Worker respects rate limiting', async () => {
      await openStore(500, true)
      await store.enqueue(
        [1, 2, 3].map((id) => ({ id, score: id })),
        1,
        false,
      )
      const times: number[] = []
      for (; times.length < 3; now += 50) if (!('waitFor' in (await store.claim()))) times.push(now)
      expect(times).toEqual([1_000_000, 1_000_500, 1_001_000])
    })

    it('Worker rate limiting (~500ms between fetches)', async () => {
      await openStore(500)
      for (const id of [1, 2, 3]) put(id, 'hrgl')
      const { service } = run()
      await Promise.all([1, 2, 3].map((id) => service.requireLot(id)))
      const times = gateway.requests.map(({ at }) => at)
      expect(times).toHaveLength(3)
      // Claims are exact; on the way to the gateway a request may lose some milliseconds.
      for (const i of [1, 2]) expect((times[i] ?? 0) - (times[i - 1] ?? 0)).toBeGreaterThan(400)
    })

    it('`requireLot()` blocks until metadata available', async () => {
      put(1, 'spdp')
      let isDone = false
      const service = new MetadataService(store, systemClock)
      const lot = service.requireLot(1).finally(() => {
        isDone = true
      })
      await until(async () => Object.values((await store.counts()).queued).some((count) => count === 1))
      expect(isDone).toBe(false)
      expect(service.waiting).toBe(1)
      run()
      expect(await lot).toBe('spdp')
      expect(service.waiting).toBe(0)
    })

    it('`requireLot()` blocks until available', async () => {
      put(1, 'lnuy')
      behave = (_cid, count) => (count < 3 ? 'fail' : 'honest')
      expect(await run().service.requireLot(1)).toBe('lnuy')
      expect(gateway.requests).toHaveLength(3)
    })

    it('`requireLot()` returns immediately if already cached', async () => {
      put(1, 'eifd')
      const { service, worker } = run()
      await service.requireLot(1)
      await worker.stop()
      expect(await service.requireLot(1)).toBe('eifd')
      expect(gateway.requests).toHaveLength(1)
    })

    it('`getLotIfCached()` returns null if not cached', async () => {
      put(1, '')
      const { service } = run()
      expect(await service.getLotIfCached(1)).toBeNull()
      await service.requireLot(1)
      expect(await service.getLotIfCached(1)).toBe('')
    })

    it('Duplicate card IDs in queue are deduplicated', async () => {
      put(1, 'hrgl')
      const service = new MetadataService(store, systemClock)
      for (const queue of [3, 1, 2, 1, 0, 3] as const) await service.prioritize([1, 1], queue)
      expect(await store.list(10)).toEqual([{ id: 1, queue: 0, score: 1 }])
      const worker = run()
      await Promise.all(Array.from({ length: 10 }, () => worker.service.requireLot(1)))
      expect(gateway.requests).toHaveLength(1)
    })

    it('Failed IPFS fetches are retried with backoff', async () => {
      await openStore(0, true)
      await store.enqueue([{ id: 1, score: 0 }], 1, false)
      for (const [attempt, pause] of [1_000, 2_000, 4_000].entries()) {
        const claim = await claimOf(store)
        expect(claim.attempt).toBe(attempt + 1)
        await store.retry(claim, pause)
        now += pause - 1
        expect(await store.claim()).toHaveProperty('waitFor')
        now += 1
      }
      expect((await claimOf(store)).attempt).toBe(4)
    })

    it('a card that waits for another try holds up nobody', async () => {
      put(1, 'spdp')
      put(2, 'hrgl')
      behave = (cid) => (cid === cidOf(1) ? 'fail' : 'honest')
      const { service } = run({ lanes: 1, pause: 60_000, longestPause: 60_000 })
      service.requireLot(1).catch(() => {})
      await expect.poll(() => gateway.requests.length).toBe(1)
      expect(await service.requireLot(2)).toBe('hrgl')
      expect(await store.counts()).toMatchObject({ retrying: 1, cached: 1 })
    })

    it('Cards without ipfsUri (loaners) get empty lot cached', async () => {
      await openStore(60_000)
      const { service } = run()
      // Loaners are not fetched, so the rate does not hold them up; nor is an NFT without an address.
      expect(await Promise.all([-1, -5, -78, 7].map((id) => service.requireLot(id)))).toEqual([
        '',
        '',
        '',
        '',
      ])
      expect(await service.getLotIfCached(-5)).toBe('')
      expect(gateway.requests).toEqual([])
    })

    it('IPFS fetch mocking (success, failure, retry)', async () => {
      for (const id of [1, 2, 3]) put(id, 'lnuy')
      behave = (cid, count) => (cid === cidOf(2) || (cid === cidOf(3) && count === 1) ? 'fail' : 'honest')
      const { service } = run()
      expect(await service.requireLot(1)).toBe('lnuy')
      await expect(service.requireLot(2)).rejects.toThrow('the gateway answered 502')
      expect(await service.requireLot(3)).toBe('lnuy')
    })

    it('Cache behavior (skip already-cached cards)', async () => {
      put(1, 'spdp')
      const { service } = run()
      await service.requireLot(1)
      await service.prioritize([1], 0)
      expect(await store.list(10)).toEqual([])
      expect(await store.claim()).toHaveProperty('waitFor')
      expect(gateway.requests).toHaveLength(1)
    })

    it('Pub/sub notifications (`metadata:ready:{cardId}`)', async () => {
      put(7, 'eifd')
      const outcomes: unknown[] = []
      store.onOutcome((cardId, outcome) => outcomes.push([cardId, outcome]))
      const url = kind.redisUrl()
      const other = url ? new Redis(url) : undefined
      other?.on('message', (channel, message) => outcomes.push([channel, message]))
      await other?.subscribe('metadata:ready:7')
      await run().service.requireLot(7)
      await expect.poll(() => outcomes.length).toBe(other ? 2 : 1)
      expect(outcomes).toContainEqual([7, { lot: 'eifd' }])
      if (other) expect(outcomes).toContainEqual(['metadata:ready:7', 'eifd'])
      other?.disconnect()
    })

    it('Game start queues all 40 cards for metadata prefetch', async () => {
      const game = orThrow(startGame(randomMatch(createRandom('prefetch')).config)).game
      await prefetchDecks(new MetadataService(store, systemClock), game)
      const ids = game.players.flatMap(({ deck }) => deck.map(({ id }) => id))
      const listed = await store.list(100)
      expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort())
      expect(listed).toHaveLength(40)
    })

    it('Cards are queued at priority level 1 (active game)', async () => {
      const game = orThrow(startGame(randomMatch(createRandom('prefetch')).config)).game
      await prefetchDecks(new MetadataService(store, systemClock), game)
      expect((await store.counts()).queued).toEqual({ 0: 0, 1: 40, 2: 0, 3: 0 })
    })

    it('Scores reflect deck position (top = 0, bottom = 19)', async () => {
      const game = orThrow(startGame(randomMatch(createRandom('prefetch')).config)).game
      await prefetchDecks(new MetadataService(store, systemClock), game)
      const scores = new Map((await store.list(100)).map(({ id, score }) => [id, score]))
      for (const { deck } of game.players)
        expect(deck.map(({ id }) => scores.get(id))).toEqual(Array.from({ length: 20 }, (_, i) => i))
    })

    it('Reshuffle re-prioritizes metadata for new card order', async () => {
      const random = createRandom('reshuffle')
      const match = randomMatch(random)
      const service = new MetadataService(store, systemClock)
      let game = orThrow(startGame(match.config)).game
      await prefetchDecks(service, game)
      for (let shuffled = false; !shuffled; ) {
        const applied = orThrow(applyAction(game, randomAction(game, match, random)))
        game = applied.game
        await prefetchReshuffled(service, game, applied.details)
        shuffled = game.players.some(({ shuffles }) => shuffles > 0)
      }
      const scores = new Map((await store.list(100)).map(({ id, score }) => [id, score]))
      const { deck } = game.players.find(({ shuffles }) => shuffles > 0) ?? game.players[0]
      expect(deck.map(({ id }) => scores.get(id))).toEqual(deck.map((_, i) => i))
    })

    it('no card is fetched by two workers at once, and each is cached once', async () => {
      const ids = Array.from({ length: 60 }, (_, i) => i + 1)
      for (const id of ids) put(id, 'hrgl')
      const cached: number[] = []
      store.onOutcome((cardId) => cached.push(cardId))
      const workers = [run({ lanes: 4 }), run({ lanes: 4 })]
      await Promise.all(ids.map((id, i) => workers[i % 2]?.service.requireLot(id)))
      await expect.poll(() => cached.length).toBe(60)
      expect(new Set(gateway.requests.map(({ cid }) => cid)).size).toBe(60)
      expect(gateway.requests).toHaveLength(60)
    })

    it('the card of a dead worker comes back, and what the dead one says later changes nothing', async () => {
      await openStore(0, true)
      await store.enqueue([{ id: 1, score: 0 }], 1, false)
      const lost = await claimOf(store)
      now += 59_999
      expect(await store.claim()).toHaveProperty('waitFor')
      now += 1
      const found = await claimOf(store)
      expect(found).toMatchObject({ cardId: 1, attempt: 2 })
      await store.fail(lost, { code: 'X', message: 'late' })
      await store.retry(lost, 5)
      await store.release(lost)
      expect(await store.outcome(1)).toBeUndefined()
      expect(await store.counts()).toMatchObject({ inflight: 1, retrying: 0 })
      expect(await store.complete(found, 'spdp')).toBe(true)
      expect(await store.complete(lost, 'spdp')).toBe(false)
    })

    it('a permanent failure reaches all who wait, with a typed error, and asking again tries again', async () => {
      uris.set(1, 'https://example.org/1.json')
      const { service } = run()
      const failed = await Promise.allSettled([service.requireLot(1), service.requireLot(1)])
      for (const result of failed) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(LotUnavailableError) })
        expect(result).toMatchObject({
          reason: { code: 'LOT_UNAVAILABLE', value: { cardId: 1, reason: 'BAD_URI' } },
        })
      }
      expect(gateway.requests).toEqual([])
      await service.prioritize([1], 1)
      expect(await store.list(10)).toEqual([])
      put(1, 'spdp')
      expect(await service.requireLot(1)).toBe('spdp')
    })

    it('waiting ends when the caller gives up', async () => {
      const service = new MetadataService(store, systemClock)
      const stop = new AbortController()
      const lot = service.requireLot(1, stop.signal)
      stop.abort(new Error('the match is over'))
      await expect(lot).rejects.toThrow('the match is over')
      expect(service.waiting).toBe(0)
    })

    it('stopping lets a card on its way arrive, and hands back what takes too long', async () => {
      for (const id of [1, 2]) put(id, 'hrgl')
      behave = (cid) => (cid === cidOf(2) ? 'hang' : 'honest')
      await store.enqueue(
        [1, 2].map((id) => ({ id, score: id })),
        1,
        false,
      )
      const { worker } = run({ timeout: 60_000, patience: 200 })
      await expect.poll(() => gateway.requests.length).toBe(2)
      const started = Date.now()
      await worker.stop()
      expect(Date.now() - started).toBeLessThan(5_000)
      expect(await store.counts()).toMatchObject({ cached: 1, inflight: 0, queued: { 1: 1 } })
      expect((await claimOf(store)).attempt).toBe(1)
    })

    it('stopping does not wait for an address that never comes', async () => {
      await store.enqueue([{ id: 1, score: 0 }], 1, false)
      const silent = () => new Promise<string>(() => {})
      const { worker } = start({ store, cardUri: silent, gateways: [], options: { patience: 100 } })
      await expect.poll(() => worker.active).toBe(1)
      const started = Date.now()
      await worker.stop()
      expect(Date.now() - started).toBeLessThan(5_000)
      expect(await store.counts()).toMatchObject({ cached: 0, inflight: 0, queued: { 1: 1 } })
    })

    it('counts what it does for Prometheus', async () => {
      for (const id of [1, 2]) put(id, 'hrgl')
      behave = (cid) => (cid === cidOf(2) ? 'busy' : 'honest')
      const { service, registry } = run({ attempts: 2 })
      await Promise.allSettled([service.requireLot(1), service.requireLot(2)])
      const text = await registry.metrics()
      for (const line of [
        'fivefold_metadata_attempts_total{result="cached"} 1',
        'fivefold_metadata_attempts_total{result="GATEWAY_BUSY"} 2',
        'fivefold_metadata_failures_total 1',
        'fivefold_metadata_waiters 0',
        'fivefold_metadata_cards{state="cached"} 1',
        'fivefold_metadata_cards{state="failed"} 1',
        'fivefold_metadata_cards{state="queue0"} 0',
      ])
        expect(text).toContain(line)
    })
  })
})

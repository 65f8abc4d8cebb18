import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RedisStore } from '../../src/metadata/redis-store.js'
import { defaultStoreOptions } from '../../src/metadata/store.js'
import { hasRedis, startTestRedis, type TestRedis } from '../games/phalanx/redis.js'
import { startGateway, type TestGateway } from './gateway.js'
import { log, start, untilReady } from './support.js'

describe.skipIf(!hasRedis)('metadata in Redis', () => {
  let redis: TestRedis
  let gateway: TestGateway
  let uri: string
  beforeAll(async () => {
    redis = await startTestRedis()
    gateway = await startGateway()
    uri = gateway.put({ lot: 'lnuy' })
  })
  afterAll(async () => {
    await gateway.close()
    await redis.stop()
  })

  it('has the key names of the original', async () => {
    const client = new Redis(redis.url)
    const store = new RedisStore(redis.url, log, defaultStoreOptions)
    await untilReady(store)
    const cards = [5, 6].map((id) => ({ id, score: id * 10 }))
    for (const queue of [0, 1, 2, 3] as const) {
      await store.enqueue(
        cards.map(({ id, score }) => ({ id: id + queue * 100, score })),
        queue,
        false,
      )
      expect(await client.zscore(`metadata:queue:${queue}`, String(5 + queue * 100))).toBe('50')
    }
    const claim = await store.claim()
    if ('waitFor' in claim) throw new Error('nothing to claim')
    expect(await client.hget('metadata:inflight', '5')).toBe(String(claim.startedAt))
    await store.complete(claim, 'spdp')
    expect(await client.sismember('metadata:cached', '5')).toBe(1)
    expect(await client.hget('card:5', 'lot')).toBe('spdp')
    expect(await client.hexists('metadata:inflight', '5')).toBe(0)
    await client.flushall()
    client.disconnect()
    await store.close()
  })

  it('a game waits while Redis is away, and continues when it is back and empty', async () => {
    const store = new RedisStore(redis.url, log, { ...defaultStoreOptions, interval: 0 })
    await untilReady(store)
    await redis.stop()
    const { service, worker } = start({ store, cardUri: async () => uri, gateways: [gateway.url] })
    let isDone = false
    const lot = service.requireLot(9).finally(() => {
      isDone = true
    })
    await expect.poll(() => store.check()).toEqual({ status: 'down', reason: 'UNAVAILABLE' })
    expect(service.waiting).toBe(1)
    expect(isDone).toBe(false)
    await redis.start()
    expect(await lot).toBe('lnuy')
    await worker.stop()
    await store.close()
  })
})

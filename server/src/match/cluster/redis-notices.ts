import type { DependencyHealth } from '@fivefold/sdk/match'
import { Redis } from 'ioredis'
import type { Notices, NoticesOptions } from './notices.js'

/** Notices over Redis: less work for the database where there are many servers. */
export function openRedisNotices(url: string, { log, channel, onNotice, onGap }: NoticesOptions): Notices {
  // A notice is only a hint, so none is queued while Redis is down.
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  const subscriber = new Redis(url, { autoResubscribe: false, maxRetriesPerRequest: null })
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.warn({ err: error }, 'redis failed'))
  }
  subscriber.on('message', (_channel: string, payload: string) => onNotice(payload))
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(onGap, (error: unknown) => {
      log.warn({ err: error }, `cannot subscribe to ${channel}`)
      subscriber.disconnect(true)
    })
  })
  return {
    publish: async (payload) => {
      await publisher.publish(channel, payload)
    },
    check: () => checkRedis(publisher),
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

async function checkRedis(client: Redis): Promise<DependencyHealth> {
  const started = performance.now()
  try {
    await client.ping()
    return { status: 'ok', latency: Math.round((performance.now() - started) * 10) / 10 }
  } catch {
    return { status: 'down', reason: 'UNAVAILABLE' }
  }
}

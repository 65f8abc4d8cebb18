import type { DependencyHealth } from '@fivefold/sdk/match'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { type ScriptName, scripts } from './redis-scripts.js'
import {
  type Claim,
  type Failure,
  type ListedCard,
  type MetadataStore,
  type Outcome,
  type Queue,
  type QueuedCard,
  queues,
  type StoreCounts,
  type StoreOptions,
} from './store.js'

const failureSchema = z.object({ code: z.string(), message: z.string() })
const claimedSchema = z.union([z.tuple([z.string(), z.string(), z.string()]), z.tuple([z.string()])])
const readyChannel = 'metadata:ready:'
const failedChannel = 'metadata:failed:'

/** The store that any number of servers and other processes share, under the key names of the original. */
export class RedisStore implements MetadataStore {
  readonly #client: Redis
  readonly #subscriber: Redis
  readonly #options: StoreOptions
  readonly #listeners: ((cardId: number, outcome: Outcome) => void)[] = []

  constructor(url: string, log: FastifyBaseLogger, options: StoreOptions) {
    this.#options = options
    // A command fails at once while Redis is down; the caller decides when to retry.
    const connection = { enableOfflineQueue: false, maxRetriesPerRequest: 1, autoResubscribe: true }
    this.#client = new Redis(url, connection)
    this.#subscriber = new Redis(url, { ...connection, maxRetriesPerRequest: null, enableOfflineQueue: true })
    for (const client of [this.#client, this.#subscriber]) {
      client.on('error', (error) => log.warn({ err: error }, 'metadata: redis failed'))
    }
    for (const [name, lua] of Object.entries(scripts)) {
      this.#client.defineCommand(`metadata_${name}`, { numberOfKeys: 0, lua })
    }
    this.#subscriber.on('pmessage', (_pattern: string, channel: string, message: string) =>
      this.#send(channel, message),
    )
    this.#subscriber.psubscribe(`${readyChannel}*`, `${failedChannel}*`).catch(() => {})
  }

  #run(name: ScriptName, ...args: (string | number)[]): Promise<unknown> {
    const commands = this.#client as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    const command = commands[`metadata_${name}`]
    if (!command) throw new Error(`no script ${name}`)
    return command.call(this.#client, ...args)
  }

  /** An empty text stands for the clock of Redis. */
  #time(): string | number {
    return this.#options.now?.() ?? ''
  }

  #send(channel: string, message: string): void {
    const isReady = channel.startsWith(readyChannel)
    const cardId = Number(channel.slice((isReady ? readyChannel : failedChannel).length))
    const outcome = isReady ? { lot: message } : { failure: readFailure(message) }
    for (const listener of this.#listeners) listener(cardId, outcome)
  }

  async enqueue(cards: readonly QueuedCard[], queue: Queue, again: boolean): Promise<void> {
    if (cards.length === 0) return
    await this.#run('enqueue', queue, again ? 1 : 0, ...cards.flatMap(({ id, score }) => [id, score]))
  }

  async outcome(cardId: number): Promise<Outcome | undefined> {
    const answers = await this.#client
      .multi()
      .sismember('metadata:cached', String(cardId))
      .hget(`card:${cardId}`, 'lot')
      .hget('metadata:failed', String(cardId))
      .exec()
    const [isCached, lot, failure] = (answers ?? []).map(([, answer]) => answer)
    if (isCached === 1) return { lot: z.string().catch('').parse(lot) }
    return typeof failure === 'string' ? { failure: readFailure(failure) } : undefined
  }

  async claim(): Promise<Claim | { waitFor: number }> {
    const { interval, lease, idle } = this.#options
    const [first, started, attempt] = claimedSchema.parse(
      await this.#run('claim', this.#time(), interval, lease, idle),
    )
    if (started === undefined) return { waitFor: Number(first) }
    return { cardId: Number(first), startedAt: Number(started), attempt: Number(attempt) }
  }

  async complete({ cardId }: Claim, lot: string): Promise<boolean> {
    return (await this.#run('complete', cardId, lot)) === 1
  }

  async retry({ cardId, startedAt }: Claim, pause: number): Promise<void> {
    await this.#run('retry', cardId, startedAt, this.#time(), pause)
  }

  async fail({ cardId, startedAt }: Claim, failure: Failure): Promise<void> {
    await this.#run('fail', cardId, startedAt, JSON.stringify(failure))
  }

  async release({ cardId, startedAt }: Claim): Promise<void> {
    await this.#run('release', cardId, startedAt)
  }

  onOutcome(listener: (cardId: number, outcome: Outcome) => void): void {
    this.#listeners.push(listener)
  }

  async list(limit: number): Promise<ListedCard[]> {
    const listed = await Promise.all(
      queues.map(async (queue) => {
        const pairs = await this.#client.zrange(`metadata:queue:${queue}`, 0, limit - 1, 'WITHSCORES')
        return pairs.flatMap((id, i) =>
          i % 2 === 0 ? [{ id: Number(id), queue, score: Number(pairs[i + 1]) }] : [],
        )
      }),
    )
    return listed.flat().slice(0, limit)
  }

  async counts(): Promise<StoreCounts> {
    const answers = await this.#client
      .multi()
      .zcard('metadata:queue:0')
      .zcard('metadata:queue:1')
      .zcard('metadata:queue:2')
      .zcard('metadata:queue:3')
      .zcard('metadata:retry')
      .hlen('metadata:inflight')
      .scard('metadata:cached')
      .hlen('metadata:failed')
      .exec()
    const numbers = (answers ?? []).map(([, answer]) => Number(answer))
    const [q0 = 0, q1 = 0, q2 = 0, q3 = 0, retrying = 0, inflight = 0, cached = 0, failed = 0] = numbers
    return { queued: { 0: q0, 1: q1, 2: q2, 3: q3 }, retrying, inflight, cached, failed }
  }

  async check(): Promise<DependencyHealth> {
    const started = performance.now()
    try {
      await this.#client.ping()
      return { status: 'ok', latency: Math.round((performance.now() - started) * 10) / 10 }
    } catch {
      return { status: 'down', reason: 'UNAVAILABLE' }
    }
  }

  async close(): Promise<void> {
    this.#client.disconnect()
    this.#subscriber.disconnect()
  }
}

/** Parsed, because another process may have written it. */
function readFailure(text: string): Failure {
  try {
    return failureSchema.parse(JSON.parse(text))
  } catch {
    return { code: 'METADATA_FAILED', message: 'the document could not be had' }
  }
}

import { EventEmitter } from 'node:events'
import { InvalidInputError } from 'hardhat/internal/core/providers/errors.js'
import type { EIP1193Provider, RequestArguments } from 'hardhat/types'
import { z } from 'zod'
import { Clock } from './clock.js'
import { IntervalMiner } from './interval-miner.js'
import { damaged, type Head, type Journal, type JournalEntry } from './journal.js'
import { changesChain, mayMine } from './methods.js'
import { Snapshots } from './snapshots.js'

type Params = readonly unknown[]

const blockSchema = z.object({ number: z.string(), hash: z.string(), timestamp: z.string() })

/**
 * A Hardhat Network that survives a restart. Every call that changes the chain is in the journal before its effect is
 * visible: answers, reads and notifications wait for the write.
 */
export class PersistentProvider extends EventEmitter implements EIP1193Provider {
  readonly genesisHash: string
  readonly #network: EIP1193Provider
  readonly #journal: Journal
  readonly #clock = new Clock()
  readonly #snapshots = new Snapshots()
  readonly #miner = new IntervalMiner(() => this.request({ method: 'evm_mine' }).catch(() => {}))
  #head: Head
  #last: Promise<unknown> = Promise.resolve()
  #failure: unknown
  #writing = false
  #held: unknown[] = []

  private constructor(network: EIP1193Provider, journal: Journal, genesis: Head) {
    super()
    this.#network = network
    this.#journal = journal
    this.#head = genesis
    this.genesisHash = genesis.hash
    // Each WebSocket adds a listener.
    this.setMaxListeners(0)
    network.on('notification', (payload: unknown) => {
      if (this.#writing) this.#held.push(payload)
      else this.emit('notification', payload)
    })
  }

  static async open(network: EIP1193Provider, journal: Journal): Promise<PersistentProvider> {
    return new PersistentProvider(network, journal, await readHead(network))
  }

  /** Replays the journal on a fresh network. */
  async replay(entries: readonly JournalEntry[], file: string): Promise<void> {
    for (const [index, entry] of entries.entries()) await this.#repeat(entry, `${file}:${index + 2}`)
    await this.#synchroniseClock()
    this.#miner.start()
  }

  /** Calls run one after the other, in order of arrival. */
  async request({ method, params = [] }: RequestArguments): Promise<unknown> {
    if (!Array.isArray(params)) throw new InvalidInputError('Parameters must be an array')
    const result = this.#last.then(() => this.#run(method, params))
    this.#last = result.catch(() => {})
    return result
  }

  async close(): Promise<void> {
    this.#miner.stop()
    await this.#last
    await this.#journal.close()
  }

  async #run(method: string, params: Params): Promise<unknown> {
    if (this.#failure !== undefined) throw this.#failure
    if (!changesChain(method)) return this.#send(method, params)
    this.#writing = true
    try {
      return await this.#execute(method, params)
    } finally {
      this.#writing = false
      const held = this.#held.splice(0)
      if (this.#failure === undefined) for (const payload of held) this.emit('notification', payload)
    }
  }

  async #execute(method: string, params: Params): Promise<unknown> {
    const before = this.#head
    const wanted = method === 'evm_mine' && params[0] ? Number(params[0]) : this.#clock.state.next
    const timestamp = mayMine(method) ? (wanted ?? this.#clock.timeAfter(before)) : undefined
    const outcome = await settle(this.#apply(method, params, timestamp))
    this.#head = await readHead(this.#network)
    const mined = this.#head.number - before.number
    // A refused call has changed nothing; a call that failed after mining must be repeated in the same way.
    if (outcome.failed && this.#head.hash === before.hash) throw outcome.error

    const asked = wanted !== undefined || method === 'hardhat_mine'
    if (mayMine(method) && mined > 0 && asked) this.#clock.follow(this.#head)
    await this.#record({
      method,
      params: [...params],
      ...(mined > 0 && timestamp !== undefined ? { timestamp } : {}),
      ...(outcome.failed ? { failed: true } : {}),
      head: this.#head,
      clock: this.#clock.state,
    })
    if (outcome.failed) throw outcome.error
    return outcome.value
  }

  /** A change that could not be written must not be seen or built upon: from here on every call fails. */
  async #record(entry: JournalEntry): Promise<void> {
    try {
      await this.#journal.append(entry)
    } catch (error) {
      this.#failure = error
      this.#miner.stop()
      this.emit('failure', error)
      throw error
    }
  }

  async #repeat(entry: JournalEntry, place: string): Promise<void> {
    const { failed } = await settle(this.#apply(entry.method, entry.params, entry.timestamp))
    this.#head = await readHead(this.#network)
    this.#clock.restore(entry.clock)
    if (failed !== (entry.failed ?? false)) throw damaged(place, `${entry.method} did not end as recorded`)
    if (this.#head.hash !== entry.head.hash) {
      throw damaged(place, `block ${this.#head.number} has hash ${this.#head.hash}, not ${entry.head.hash}`)
    }
  }

  async #apply(method: string, params: Params, timestamp: number | undefined): Promise<unknown> {
    refuseFarFuture(timestamp ?? 0)
    if (timestamp !== undefined) await this.#send('evm_setNextBlockTimestamp', [timestamp])
    switch (method) {
      case 'evm_mine':
        return this.#send(method, [])
      case 'evm_snapshot':
        return this.#snapshots.add(await this.#send(method, params), this.#clock.state)
      case 'evm_revert':
        return this.#revert(params)
      case 'evm_increaseTime':
        refuseFarFuture(this.#clock.timeAfter(this.#head) + Number(params[0]))
        await this.#send(method, params)
        this.#clock.advance(Number(params[0]))
        return String(this.#clock.state.offset)
      case 'evm_setNextBlockTimestamp': {
        refuseFarFuture(Number(params[0]))
        const answer = await this.#send(method, params)
        this.#clock.setNext(Number(params[0]))
        return answer
      }
      case 'evm_setIntervalMining':
        this.#miner.configure(params[0])
        return true
      case 'hardhat_reset':
        throw new InvalidInputError(
          'This chain is kept on disk: stop the node and delete its journal instead',
        )
      default:
        return this.#send(method, params)
    }
  }

  async #revert([id]: Params): Promise<boolean> {
    const snapshot = this.#snapshots.take(id)
    if (!snapshot) return false
    await this.#send('evm_revert', [snapshot.id])
    this.#clock.restore(snapshot.clock)
    return true
  }

  /** Hardhat's clock is still at the last replayed block, which its pending block would show. */
  async #synchroniseClock(): Promise<void> {
    const { offset, next } = this.#clock.state
    const behind = offset - Number(await this.#send('evm_increaseTime', [0]))
    if (behind > 0) await this.#send('evm_increaseTime', [behind])
    if (next !== undefined) await this.#send('evm_setNextBlockTimestamp', [next])
  }

  #send(method: string, params: Params): Promise<unknown> {
    return this.#network.request({ method, params: [...params] })
  }
}

/** The end of the year 9999, in seconds: readers of the chain support no later times, and Hardhat fails at some. */
const lastTime = 253_402_300_799

function refuseFarFuture(time: number): void {
  if (time > lastTime) throw new InvalidInputError(`A block cannot be later than the year 9999, got ${time}`)
}

type Outcome = { failed: false; value: unknown } | { failed: true; error: unknown }

function settle(promise: Promise<unknown>): Promise<Outcome> {
  return promise.then(
    (value) => ({ failed: false, value }),
    (error: unknown) => ({ failed: true, error }),
  )
}

async function readHead(network: EIP1193Provider): Promise<Head> {
  const block = await network.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  const { number, hash, timestamp } = blockSchema.parse(block)
  return { number: Number(number), hash, timestamp: Number(timestamp) }
}

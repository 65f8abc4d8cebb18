import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { verifyPage } from '../../page-access.js'
import { parseParams } from '../methods/method.js'
import { RpcError, rpcCodes } from '../rpc-error.js'
import type { Chain } from '../state/chain.js'
import type { RunResult } from '../state/run-transaction.js'
import { maxBodyBytes } from './http-server.js'
import { failure, invalidRequest, parseJson, type RpcRequest, requestSchema } from './rpc.js'
import { type Subscription, subscribers } from './subscription.js'

/** A client with this much unsent data has stopped reading. */
const maxBufferedBytes = 16 * 1024 * 1024

type Active = { id: number; kind: string; socket: WebSocket; subscription: Subscription }

/** Solana's pubsub: notifies subscribers of changes on the chain. */
export class PubSub {
  readonly #chain: Chain
  readonly #active = new Map<number, Active>()
  #nextId = 1

  constructor(chain: Chain) {
    this.#chain = chain
    chain.listen({
      onTransaction: (result) => this.#notifyOfTransaction(result, (level) => level === 'processed'),
      onSealed: (slot, results) => {
        for (const result of results) this.#notifyOfTransaction(result, (level) => level !== 'processed')
        this.#notifyOfSlot(slot)
      },
    })
  }

  listen(host: string, port: number, origins: readonly string[]): WebSocketServer {
    const verifyClient = verifyPage(origins)
    const server = new WebSocketServer({ host, port, maxPayload: maxBodyBytes, verifyClient })
    server.on('connection', (socket) => {
      socket.on('message', (data) => this.#receive(socket, String(data)))
      socket.on('close', () => this.#forget(socket))
      // The library closes a broken connection; there is no client left to notify.
      socket.on('error', () => {})
    })
    return server
  }

  #receive(socket: WebSocket, text: string): void {
    const json = parseJson(text)
    const request = requestSchema.safeParse(json)
    if (json === undefined) {
      send(socket, failure(null, new RpcError(rpcCodes.parseError, 'Parse error')))
    } else if (!request.success) {
      send(socket, invalidRequest())
    } else {
      this.#serve(socket, request.data)
    }
  }

  #serve(socket: WebSocket, { id = null, method, params }: RpcRequest): void {
    try {
      const { result, after } = this.#answer(socket, method, params)
      send(socket, { jsonrpc: '2.0', id, result })
      after?.()
    } catch (error) {
      send(socket, failure(id, error))
    }
  }

  #answer(socket: WebSocket, method: string, params: unknown): { result: unknown; after?: () => void } {
    const [, kind = '', verb] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    const subscribe = subscribers.get(kind)
    if (!subscribe) throw new RpcError(rpcCodes.methodNotFound, 'Method not found')
    if (verb === 'Unsubscribe') return { result: this.#unsubscribe(socket, kind, params) }
    const active = { id: this.#nextId++, kind, socket, subscription: subscribe(this.#chain, params) }
    this.#active.set(active.id, active)
    // The client must get the subscription id before the first notification.
    return { result: active.id, after: () => this.#notify(active, active.subscription.initially?.()) }
  }

  #unsubscribe(socket: WebSocket, kind: string, params: unknown): boolean {
    const [id] = parseParams(z.tuple([z.int()]), params)
    const active = this.#active.get(id)
    if (active?.socket !== socket || active.kind !== kind) {
      throw new RpcError(rpcCodes.invalidParams, 'Invalid subscription id.')
    }
    return this.#active.delete(id)
  }

  #notifyOfTransaction(result: RunResult, concerned: (level: Subscription['commitment']) => boolean): void {
    for (const active of [...this.#active.values()]) {
      const { commitment, onTransaction } = active.subscription
      if (!concerned(commitment)) continue
      for (const value of onTransaction?.(result, result.entry.slot) ?? []) this.#notify(active, value)
    }
  }

  #notifyOfSlot(sealed: number): void {
    for (const active of [...this.#active.values()]) {
      const { onSlot, onRoot } = active.subscription
      this.#notify(active, onSlot?.(sealed + 1) ?? onRoot?.(sealed))
    }
  }

  #notify({ id, socket, subscription }: Active, result: unknown): void {
    if (result === undefined) return
    const { notification: method, once } = subscription
    send(socket, { jsonrpc: '2.0', method, params: { result, subscription: id } })
    if (once) this.#active.delete(id)
  }

  #forget(socket: WebSocket): void {
    for (const [id, active] of this.#active) if (active.socket === socket) this.#active.delete(id)
  }
}

function send(socket: WebSocket, message: unknown): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
}

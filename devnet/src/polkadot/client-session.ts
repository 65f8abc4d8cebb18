import { RpcError, SERVER_ERROR } from './rpc-error.js'
import type { Subscriptions } from './rpc-methods.js'

const MAX_SUBSCRIPTIONS = 1024

/** The subscriptions of one WebSocket. */
export class ClientSession {
  readonly #send: (message: string) => void
  readonly #cancellations = new Map<string, () => void>()

  constructor(send: (message: string) => void) {
    this.#send = send
  }

  /**
   * Answers a message. A client learns the id of its subscription from the answer, so earlier notifications wait until
   * the answer is sent.
   */
  async answer(compute: (subscriptions: Subscriptions) => Promise<string | undefined>): Promise<void> {
    const early: string[] = []
    let answered = false
    const notify = (message: string) => (answered ? this.#send(message) : early.push(message))
    const answer = await compute(this.#subscriptions(notify))
    if (answer) this.#send(answer)
    answered = true
    for (const message of early) this.#send(message)
  }

  close(): void {
    for (const id of [...this.#cancellations.keys()]) this.#unsubscribe(id)
  }

  #subscriptions(notify: (message: string) => void): Subscriptions {
    return {
      subscribe: (method, id, onCancel = () => {}) => {
        if (this.#cancellations.size >= MAX_SUBSCRIPTIONS) {
          onCancel()
          throw new RpcError(SERVER_ERROR, `A connection has at most ${MAX_SUBSCRIPTIONS} subscriptions`)
        }
        this.#cancellations.set(id, onCancel)
        return (result) => {
          if (!this.#cancellations.has(id)) return
          notify(JSON.stringify({ jsonrpc: '2.0', method, params: { subscription: id, result } }))
        }
      },
      unsubscribe: (id) => this.#unsubscribe(id),
    }
  }

  #unsubscribe(id: string): void {
    const cancel = this.#cancellations.get(id)
    this.#cancellations.delete(id)
    cancel?.()
  }
}

/** For clients without a persistent connection. */
export const noSubscriptions: Subscriptions = {
  subscribe: (_method, _id, onCancel) => {
    onCancel?.()
    throw new RpcError(SERVER_ERROR, 'Subscriptions need a websocket')
  },
  unsubscribe: () => {},
}

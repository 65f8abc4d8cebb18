import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** What happens to a transaction on its way to the node. */
export type Fate = 'forward' | 'hold' | 'forward, then kill' | 'kill'

export type KillingProxy = {
  url: string
  /** Decides the fate of each transaction of the next run, counted from 1; `kill` is called at the last one. */
  decide: (fate: (transaction: number) => Fate, kill: () => void) => void
  /** Resolves when a client calls this method, from now on. */
  nextCall: (method: string) => Promise<void>
  close: () => Promise<void>
}

const callSchema = z.object({ method: z.string() })

/** Forwards calls to a node and kills their sender at a given transaction; from then on the node seems dead. */
class Course {
  readonly #listeners = new Map<string, () => void>()
  #fate: (transaction: number) => Fate = () => 'forward'
  #kill = () => {}
  #transactions = 0
  #isDead = false

  /** Whether the sender was killed, or will be: it must not get the node's answers. */
  get isDead(): boolean {
    return this.#isDead
  }

  decide(fate: (transaction: number) => Fate, kill: () => void): void {
    this.#fate = fate
    this.#kill = kill
    this.#transactions = 0
    this.#isDead = false
  }

  nextCall(method: string): Promise<void> {
    return new Promise((resolve) => this.#listeners.set(method, resolve))
  }

  async pass(body: string, sendMethod: string, forward: () => Promise<void> | void): Promise<void> {
    if (this.#isDead) return
    const { method } = callSchema.parse(JSON.parse(body))
    const fate = method === sendMethod ? this.#fate(++this.#transactions) : 'forward'
    this.#isDead = fate.endsWith('kill')
    if (fate.startsWith('forward')) await forward()
    if (fate.endsWith('kill')) this.#kill()
    this.#listeners.get(method)?.()
    this.#listeners.delete(method)
  }
}

/** Between a client and an EVM node. */
export async function startEvmProxy(target: string): Promise<KillingProxy> {
  const course = new Course()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    await course.pass(body, 'eth_sendRawTransaction', async () => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(target, { method: 'POST', headers, body })
      if (!course.isDead) response.end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return proxyOf(course, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close)
}

/** Between a client and a Polkadot node. */
export async function startPolkadotProxy(target: string): Promise<KillingProxy> {
  const course = new Course()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client) => {
    const node = new WebSocket(target)
    const connected = new Promise((resolve) => node.once('open', resolve))
    client.on('message', async (data) => {
      await connected
      const body = String(data)
      await course.pass(body, 'author_submitAndWatchExtrinsic', () => node.send(body))
    })
    node.on('message', (data) => {
      if (!course.isDead) client.send(String(data))
    })
    client.on('close', () => node.close())
    node.on('close', () => client.close())
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const close = async () => {
    for (const client of server.clients) client.terminate()
    await new Promise((resolve) => server.close(resolve))
  }
  return proxyOf(course, `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, close)
}

function proxyOf(course: Course, url: string, close: () => Promise<void>): KillingProxy {
  return {
    url,
    decide: (fate, kill) => course.decide(fate, kill),
    nextCall: (method) => course.nextCall(method),
    close,
  }
}

import { once } from 'node:events'
import { type ServerFrame, serverFrameSchema, socketFrameLimit } from '@fivefold/sdk/server'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../src/app.js'
import { createPool, type Database } from '../src/database/pool.js'
import { version } from '../src/version.js'

const page = 'https://play.example.org'
let app: FastifyInstance
let database: Database
let url: string
const sockets: WebSocket[] = []

beforeEach(async () => {
  // Never connected: the socket itself needs no database.
  database = createPool({ url: 'postgres://127.0.0.1:1/none', onError: () => {} })
  app = await buildApp({ database, origins: [page], logLevel: 'silent', heartbeat: 100 })
  url = `${(await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/ws`
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await app.close()
  await database.end()
})

/** A client that keeps every frame it gets, from the first on. */
class Client {
  readonly socket: WebSocket
  readonly #frames: ServerFrame[] = []
  #wake: () => void = () => {}

  constructor(options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    this.socket = new WebSocket(url, options)
    sockets.push(this.socket)
    // Ended by the clean-up before it was open.
    this.socket.on('error', () => {})
    this.socket.on('message', (data) => {
      this.#frames.push(serverFrameSchema.parse(JSON.parse(String(data))))
      this.#wake()
    })
  }

  async next(): Promise<ServerFrame> {
    for (;;) {
      const frame = this.#frames.shift()
      if (frame) return frame
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

async function greeted(): Promise<Client> {
  const client = new Client()
  await client.next()
  return client
}

describe('/ws', () => {
  it('says hello first, with its protocol and version', async () => {
    expect(await new Client().next()).toEqual({ type: 'hello', protocol: 1, server: version })
  })

  it('answers a ping', async () => {
    const client = await greeted()
    client.socket.send(JSON.stringify({ type: 'ping' }))
    expect(await client.next()).toEqual({ type: 'pong' })
  })

  it.each([
    ['an unknown type', JSON.stringify({ type: 'castle' }), 'UNKNOWN_FRAME'],
    ['a type that every object has', JSON.stringify({ type: 'constructor' }), 'UNKNOWN_FRAME'],
    ['no JSON', 'hello?', 'INVALID_FRAME'],
    ['no object', '"ping"', 'INVALID_FRAME'],
    ['no type', '{}', 'INVALID_FRAME'],
    ['binary data', Buffer.from('{"type":"ping"}'), 'INVALID_FRAME'],
  ])('answers %s with an error and stays', async (_, data, code) => {
    const client = await greeted()
    client.socket.send(data)
    expect(await client.next()).toMatchObject({ type: 'error', code })
    client.socket.send(JSON.stringify({ type: 'ping' }))
    expect(await client.next()).toEqual({ type: 'pong' })
  })

  it('takes a frame of the largest size, and drops who sends a larger one', async () => {
    const client = await greeted()
    const frame = JSON.stringify({ type: 'ping', filling: '' })
    client.socket.send(frame.replace('""', `"${'x'.repeat(socketFrameLimit - frame.length)}"`))
    expect(await client.next()).toEqual({ type: 'pong' })
    client.socket.send(frame.replace('""', `"${'x'.repeat(socketFrameLimit - frame.length + 1)}"`))
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1009)
  })

  it('drops who sends nothing but nonsense', async () => {
    const client = await greeted()
    for (let i = 0; i < 20; i++) client.socket.send('nonsense')
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1008)
  })

  it('keeps a quiet client that answers pings', async () => {
    const client = await greeted()
    let pings = 0
    client.socket.on('ping', () => pings++)
    await new Promise((resolve) => setTimeout(resolve, 550))
    expect(pings).toBeGreaterThanOrEqual(3)
    expect(client.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('drops a client that does not answer pings', async () => {
    const client = new Client({ autoPong: false })
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1006)
  })

  it('is closed to foreign pages and open to ours', async () => {
    const [response] = await once(
      new Client({ origin: 'https://evil.example' }).socket,
      'unexpected-response',
    ).then(([, incoming]) => [incoming])
    expect(response.statusCode).toBe(403)
    expect(await new Client({ origin: page }).next()).toMatchObject({ type: 'hello' })
  })

  it('says goodbye when the server stops', async () => {
    const client = await greeted()
    const closed = once(client.socket, 'close')
    await app.close()
    const [code] = await closed
    expect([1001, 1005]).toContain(code)
  })
})

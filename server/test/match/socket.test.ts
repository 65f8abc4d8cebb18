import { once } from 'node:events'
import type { Socket } from 'node:net'
import { socketFrameLimit } from '@fivefold/sdk/match'
import { type ServerMessage, serverMessageSchema } from '@fivefold/sdk/phalanx'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../src/app.js'
import { createPool, type Database } from '../../src/database/pool.js'

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

/** A client that keeps every message it gets, from the first on. */
class Client {
  readonly socket: WebSocket
  readonly #messages: ServerMessage[] = []
  #wake: () => void = () => {}

  constructor(options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    this.socket = new WebSocket(url, options)
    sockets.push(this.socket)
    // Ended by the clean-up before it was open.
    this.socket.on('error', () => {})
    this.socket.on('message', (data) => {
      this.#messages.push(serverMessageSchema.parse(JSON.parse(String(data))) as ServerMessage)
      this.#wake()
    })
  }

  async next(): Promise<ServerMessage> {
    for (;;) {
      const message = this.#messages.shift()
      if (message) return message
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  get waiting(): number {
    return this.#messages.length
  }
}

async function opened(): Promise<Client> {
  const client = new Client()
  await once(client.socket, 'open')
  return client
}

describe('/ws', () => {
  it('says nothing before it is spoken to', async () => {
    const client = await opened()
    client.socket.send('{}')
    expect(await client.next()).toMatchObject({ code: 'VALIDATION_ERROR' })
    expect(client.waiting).toBe(0)
  })

  it.each([
    ['an unknown type', JSON.stringify({ type: 'castle' }), 'VALIDATION_ERROR'],
    ['a type that every object has', JSON.stringify({ type: 'constructor' }), 'VALIDATION_ERROR'],
    ['no object', '"ping"', 'VALIDATION_ERROR'],
    ['null', 'null', 'VALIDATION_ERROR'],
    ['no type', '{}', 'VALIDATION_ERROR'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'VALIDATION_ERROR'],
    ['a number that is none', '{"type":"createMatch","playerName":"A","rngSeed":1e999}', 'VALIDATION_ERROR'],
    ['no JSON', 'hello?', 'PARSE_ERROR'],
    ['half a JSON', '{"type":', 'PARSE_ERROR'],
    ['nothing', '', 'PARSE_ERROR'],
    ['binary data', Buffer.from('{"type":"watchMatch"}'), 'PARSE_ERROR'],
  ])('answers %s with a matchError and stays', async (_, data, code) => {
    const client = await opened()
    client.socket.send(data)
    expect(await client.next()).toMatchObject({ type: 'matchError', code, error: expect.any(String) })
    client.socket.send('{}')
    expect(await client.next()).toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  it('accepts a frame of the largest size, and drops a client that sends a larger one', async () => {
    const client = await opened()
    const frame = JSON.stringify({ type: 'ping', filling: '' })
    client.socket.send(frame.replace('""', `"${'x'.repeat(socketFrameLimit - frame.length)}"`))
    expect(await client.next()).toMatchObject({ code: 'VALIDATION_ERROR' })
    client.socket.send(frame.replace('""', `"${'x'.repeat(socketFrameLimit - frame.length + 1)}"`))
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1009)
  })

  it('asks a client that sends too much to slow down, accepts more after a while, and drops one that does not', async () => {
    const client = await opened()
    for (let i = 0; i < 100; i++) client.socket.send('{}')
    const codes: string[] = []
    while (codes.length < 100) {
      const message = await client.next()
      codes.push('code' in message ? message.code : message.type)
    }
    expect(codes.slice(0, 60)).toEqual(Array(60).fill('VALIDATION_ERROR'))
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    const { now } = performance
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 200)
    client.socket.send('{}')
    expect(await client.next()).toMatchObject({ code: 'VALIDATION_ERROR' })
    clock.mockRestore()
    for (let i = 0; i < 200; i++) client.socket.send('{}')
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1008)
  })

  it('keeps a quiet client that answers pings', async () => {
    const client = await opened()
    let pings = 0
    client.socket.on('ping', () => pings++)
    await expect.poll(() => pings).toBeGreaterThanOrEqual(3)
    expect(client.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('drops a client that does not answer pings', async () => {
    const client = new Client({ autoPong: false })
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1006)
  })

  it('drops a client that violates the protocol', async () => {
    const client = await opened()
    const reservedOpcode = Buffer.from([0x83, 0x80, 0, 0, 0, 0])
    // What a client is able to send is well formed, so we write past it.
    const { _socket: stream } = client.socket as unknown as { _socket: Socket }
    stream.write(reservedOpcode)
    const [code] = await once(client.socket, 'close')
    expect(code).toBe(1002)
  })

  it('is closed to foreign pages and open to ours', async () => {
    const [response] = await once(
      new Client({ origin: 'https://evil.example' }).socket,
      'unexpected-response',
    ).then(([, incoming]) => [incoming])
    expect(response.statusCode).toBe(403)
    await once(new Client({ origin: page }).socket, 'open')
  })

  it('says goodbye when the server stops', async () => {
    const client = await opened()
    const closed = once(client.socket, 'close')
    await app.close()
    const [code] = await closed
    expect([1001, 1005]).toContain(code)
  })
})

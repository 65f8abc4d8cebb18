import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Client, frameOf } from '../../src/match/socket/client.js'

let server: WebSocketServer
let reader: WebSocket
let client: Client

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  client = new Client(socket)
  await once(reader, 'open')
})

afterEach(() => {
  reader.terminate()
  server.close()
})

it('sends one serialised message as a text frame, any number of times', async () => {
  const message = { type: 'announcement', lines: ['Zoë', '♠'.repeat(70_000), '🂡'] }
  const frame = frameOf(message)
  const received: unknown[] = []
  reader.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : JSON.parse(String(data))))
  client.sendFrame(frame)
  client.sendFrame(frame)
  client.close(1000, 'done')
  await once(reader, 'close')
  expect(received).toEqual([message, message])
})

it('drops a client that does not read, once four megabytes wait for it', async () => {
  reader.pause()
  const frame = frameOf({ filling: 'x'.repeat(1_000_000) })
  let sent = 0
  // What the operating system takes at most is far below this.
  for (; client.isOpen && sent < 1_000; sent++) client.sendFrame(frame)
  expect(client.isOpen).toBe(false)
  expect(sent).toBeLessThan(100)
  reader.resume()
  const [code] = await once(reader, 'close')
  expect(code).toBe(1006)
})

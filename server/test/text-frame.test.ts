import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../src/socket/text-frame.js'

const edges = [0, 1, 125, 126, 127, 4_096, 65_535, 65_536, 70_000]
const texts = [
  ...edges.map((length) => 'x'.repeat(length)),
  'Zoë',
  '♠'.repeat(42),
  '🂡'.repeat(32),
  '♥'.repeat(21_846),
]

it('texts of every length arrive as they were, between those that the library sends', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      request.socket.write(textFrame(text))
      socket.send('between')
    }
    socket.close()
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const got: string[] = []
  client.on('message', (data, isBinary) => got.push(isBinary ? 'binary' : String(data)))
  const [code] = (await once(client, 'close')) as [number]
  server.close()
  expect(code).toBe(1005)
  expect(got).toEqual(texts.flatMap((text) => [text, 'between']))
})

import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { bob, signTransfer, startChain, type TestChain } from '../../src/testing/polkadot.js'

let chain: TestChain
let socket: WebSocket

beforeAll(async () => {
  chain = await startChain()
  socket = new WebSocket(chain.url)
  await once(socket, 'open')
})
afterAll(async () => {
  socket.terminate()
  await chain.close()
})

type Message = {
  id?: unknown
  result?: unknown
  error?: { code: number }
  params?: { subscription: string; result: unknown }
}

/** The next `count` messages after sending something. */
async function exchange(text: string, count = 1, on = socket): Promise<Message[]> {
  const messages: Message[] = []
  const received = new Promise<void>((resolve) => {
    const listen = (data: Buffer) => {
      messages.push(JSON.parse(data.toString()))
      if (messages.length < count) return
      on.off('message', listen)
      resolve()
    }
    on.on('message', listen)
  })
  on.send(text)
  await received
  return messages
}

const request = (id: unknown, method: string, params: unknown = []) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

describe('JSON-RPC', () => {
  test.each([
    ['text that is not JSON', '{"jsonrpc"', null, -32700],
    ['a number', '5', null, -32600],
    ['null', 'null', null, -32600],
    ['an empty batch', '[]', null, -32600],
    ['another version', JSON.stringify({ id: 1, method: 'system_chain' }), 1, -32600],
    ['a method that is no text', JSON.stringify(request(2, 5 as never)), 2, -32600],
    ['an unknown method', JSON.stringify(request(3, 'no_such')), 3, -32601],
    ['a name that every object has', JSON.stringify(request(4, 'constructor')), 4, -32601],
    ['parameters by name', JSON.stringify(request(5, 'chain_getHeader', { hash: 1 })), 5, -32602],
    ['wrong parameters', JSON.stringify(request(6, 'dev_newBlock', [{ count: -1 }])), 6, -32602],
  ])('refuses %s', async (_what, text, id, code) => {
    expect(await exchange(text)).toEqual([
      expect.objectContaining({ jsonrpc: '2.0', id, error: expect.objectContaining({ code }) }),
    ])
  })

  test('answers a batch as one, the good and the bad, and no notification', async () => {
    const notification = { jsonrpc: '2.0', method: 'system_chain' }
    const [answers] = await exchange(
      JSON.stringify([request('a', 'system_chain'), 1, notification, request(7, 'no_such')]),
    )
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 'a', result: 'Fivefold Local' },
      expect.objectContaining({ id: null, error: expect.objectContaining({ code: -32600 }) }),
      expect.objectContaining({ id: 7, error: expect.objectContaining({ code: -32601 }) }),
    ])
  })

  test('is silent about notifications', async () => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'system_name' }))
    socket.send(JSON.stringify([{ jsonrpc: '2.0', method: 'system_name' }]))
    expect(await exchange(JSON.stringify(request(8, 'system_name')))).toEqual([
      { jsonrpc: '2.0', id: 8, result: 'fivefold' },
    ])
  })

  test('refuses batches without end', async () => {
    const batch = Array.from({ length: 1001 }, (_, id) => request(id, 'system_chain'))
    expect(await exchange(JSON.stringify(batch))).toMatchObject([{ id: null, error: { code: -32600 } }])
  })

  test('closes a connection that sends too large a frame, and only that one', async () => {
    const rude = new WebSocket(chain.url)
    rude.on('error', () => {})
    await once(rude, 'open')
    rude.send('x'.repeat(17 * 1024 * 1024), () => {})
    const [code] = await once(rude, 'close')
    expect([1006, 1009]).toContain(code)
    expect(await exchange(JSON.stringify(request(9, 'system_health')))).toMatchObject([
      { id: 9, result: { peers: 0 } },
    ])
  })

  test('returns the subscription id before the first notification, and reports every status of a transaction', async () => {
    const extrinsic = await signTransfer(chain)
    const messages = await exchange(
      JSON.stringify(request(10, 'author_submitAndWatchExtrinsic', [extrinsic])),
      4,
    )
    const [answer, ...statuses] = messages
    expect(answer).toMatchObject({ id: 10, result: expect.any(String) })
    expect(statuses.map(({ params }) => params?.subscription)).toEqual(Array(3).fill(answer?.result))
    const block = await chain.rpc('chain_getBlockHash')
    expect(statuses.map(({ params }) => params?.result)).toEqual([
      { ready: null },
      { inBlock: block },
      { finalized: block },
    ])
  })

  test('reports new heads until it is unsubscribed', async () => {
    const [answer] = await exchange(JSON.stringify(request(11, 'chain_subscribeNewHeads')), 2)
    const heads = exchange(JSON.stringify(request(12, 'dev_newBlock')), 2)
    expect(await heads).toContainEqual(expect.objectContaining({ method: 'chain_newHead' }))
    await exchange(JSON.stringify(request(13, 'chain_unsubscribeNewHeads', [answer?.result])))
    expect(await exchange(JSON.stringify(request(14, 'dev_newBlock')))).toMatchObject([{ id: 14 }])
  })
})

describe('plain HTTP', () => {
  const post = (body: string) => fetch(chain.url.replace('ws:', 'http:'), { method: 'POST', body })

  test('answers calls and batches', async () => {
    expect(await (await post(JSON.stringify(request(1, 'system_chain')))).json()).toMatchObject({
      result: 'Fivefold Local',
    })
    expect(await (await post(JSON.stringify([request(1, 'system_chain')]))).json()).toHaveLength(1)
    expect((await post('{')).status).toBe(200)
    expect((await post(JSON.stringify({ jsonrpc: '2.0', method: 'system_chain' }))).status).toBe(204)
  })

  test('has no subscriptions', async () => {
    const answer = await (await post(JSON.stringify(request(1, 'chain_subscribeNewHeads')))).json()
    expect(answer).toMatchObject({ error: { code: -32000, message: expect.stringContaining('websocket') } })
    const balance = await chain.api.query.system.account(bob.address)
    const extrinsic = await signTransfer(chain)
    expect(
      await (await post(JSON.stringify(request(1, 'author_submitAndWatchExtrinsic', [extrinsic])))).json(),
    ).toHaveProperty('error')
    expect((await chain.api.query.system.account(bob.address)).data.free.eq(balance.data.free)).toBe(true)
  })

  test('refuses other methods', async () => {
    expect((await fetch(chain.url.replace('ws:', 'http:'))).status).toBe(405)
  })
})

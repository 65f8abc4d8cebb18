import { Keypair } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { callRpc, post, startTestNode } from '../../src/testing/solana.js'

const node = await startTestNode()
afterAll(() => node.close())

const someAddress = Keypair.generate().publicKey.toBase58()

describe('a JSON-RPC request', () => {
  it('that is no JSON gets a parse error', async () => {
    const response = await post(node.rpcUrl, '{"jsonrpc": "2.0", ')
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, message: 'Parse error' },
    })
  })

  it.each([
    ['without a version', { id: 1, method: 'getHealth' }],
    ['without a method', { jsonrpc: '2.0', id: 1 }],
    ['that is a number', 7],
    ['that is an empty batch', []],
  ])('%s is an invalid request', async (_, request) => {
    const response = await post(node.rpcUrl, JSON.stringify(request))
    expect(await response.json()).toMatchObject({ id: null, error: { code: -32600 } })
  })

  it('for an unknown method gets an error', async () => {
    expect(await callRpc(node.rpcUrl, 'getRich')).toMatchObject({ id: 7, error: { code: -32601 } })
    expect(await callRpc(node.rpcUrl, 'toString')).toMatchObject({ id: 7, error: { code: -32601 } })
  })

  it.each([
    ['getBalance', []],
    ['getBalance', ['not an address']],
    ['getBalance', { key: someAddress }],
    ['getBalance', [someAddress, { commitment: 'maybe' }]],
    ['getBlock', [-1]],
    ['getBlock', ['1']],
    ['getMultipleAccounts', [[someAddress, 5]]],
    ['getMultipleAccounts', [Array(101).fill(someAddress)]],
    ['getSignatureStatuses', [['short']]],
    ['requestAirdrop', [someAddress, -5]],
    ['requestAirdrop', [someAddress, 1.5]],
    ['sendTransaction', ['0OIl']],
    ['sendTransaction', ['AAAA', { encoding: 'base64' }]],
    ['sendTransaction', ['!!!!', { encoding: 'base64' }]],
    ['sendTransaction', [Buffer.alloc(1500).toString('base64'), { encoding: 'base64' }]],
    ['getFeeForMessage', ['AAAA']],
    ['getTokenAccountBalance', [someAddress]],
    ['getBlocks', [0, 1_000_000]],
  ])('for %s with wrong parameters (%j) gets code -32602 and changes nothing', async (method, params) => {
    const before = await node.connection.getTransactionCount()
    expect(await callRpc(node.rpcUrl, method, params)).toMatchObject({ id: 7, error: { code: -32602 } })
    expect(await node.connection.getTransactionCount()).toBe(before)
  })

  it('beyond the faucet is refused as a transaction', async () => {
    const answer = await callRpc(node.rpcUrl, 'requestAirdrop', [someAddress, 9_007_199_254_740_991])
    expect(answer.error).toMatchObject({
      code: -32002,
      data: { err: { InstructionError: [1, { Custom: 1 }] } },
    })
  })

  it('in a batch is answered in order, notifications not at all', async () => {
    const request = (id: number, method: string) => ({ jsonrpc: '2.0', id, method })
    const batch = [request(1, 'getHealth'), { jsonrpc: '2.0', method: 'getHealth' }, request(2, 'nothing'), 5]
    const response = await post(node.rpcUrl, JSON.stringify(batch))
    expect(await response.json()).toMatchObject([
      { id: 1, result: 'ok' },
      { id: 2, error: { code: -32601 } },
      { id: null, error: { code: -32600 } },
    ])
  })

  it('with a future minContextSlot gets an error', async () => {
    const answer = await callRpc(node.rpcUrl, 'getBalance', [someAddress, { minContextSlot: 1e9 }])
    expect(answer.error).toMatchObject({ code: -32016, data: { contextSlot: expect.any(Number) } })
  })
})

describe('over HTTP', () => {
  it('other methods and other content types are refused', async () => {
    expect((await fetch(node.rpcUrl)).status).toBe(405)
    expect((await post(node.rpcUrl, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await (await fetch(`${node.rpcUrl}/health`)).text()).toBe('ok')
  })
})

describe('over the websocket', () => {
  const ask = (text: string) =>
    new Promise<unknown>((resolve, reject) => {
      const socket = new WebSocket(node.wsUrl)
      socket.once('open', () => socket.send(text))
      socket.once('error', reject)
      socket.once('message', (data) => {
        resolve(JSON.parse(String(data)))
        socket.close()
      })
    })
  const request = (method: string, params: unknown[]) =>
    JSON.stringify({ jsonrpc: '2.0', id: 3, method, params })

  it.each([
    ['no JSON', '{', -32700],
    ['no request', '[]', -32600],
    ['an unknown subscription', request('voteSubscribe', []), -32601],
    ['a plain method', request('getHealth', []), -32601],
    ['a wrong address', request('accountSubscribe', ['x']), -32602],
    ['the end of an unknown subscription', request('slotUnsubscribe', [12345]), -32602],
  ])('%s gets its error code', async (_, text, code) => {
    expect(await ask(text)).toMatchObject({ error: { code } })
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../src/process/root.js'
import { ask, exchange, openAddresses, openSocket, stackTrace } from '../src/testing/local-port.js'

const page = 'http://127.0.0.1:7777'
const foreign = [
  'https://evil.example',
  'http://127.0.0.1:7778',
  'http://127.0.0.1:7777.evil.example',
  'https://chrome-extension.example',
  // Sandboxed frames and files.
  'null',
]
const allowed = [page, 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn', 'moz-extension://5d7a-45c1']
const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const key = '0x66697665'
const recipient = '11111111111111111111111111111112'

type Call = readonly [method: string, ...params: unknown[]]
type LocalNode = {
  /** Flags besides the data folder. */
  flags: readonly string[]
  /** What a foreign page would like to do, and what shows that it did. */
  attack: Call
  look: Call
  /** Calls that go wrong inside the node. */
  failing: readonly Call[]
  maxBytes: number
}

const nodes: Record<string, LocalNode> = {
  evm: {
    flags: ['--port', '0'],
    attack: ['hardhat_setBalance', account, '0x1'],
    look: ['eth_getBalance', account, 'latest'],
    failing: [
      ['eth_call', 5],
      ['eth_call', { data: '0xfe' }],
      ['eth_sendRawTransaction', '0x1234'],
    ],
    maxBytes: 16 * 1024 * 1024,
  },
  solana: {
    flags: ['--port', '0', '--ws-port', '0'],
    attack: ['requestAirdrop', recipient, 1_000_000_000],
    look: ['getBalance', recipient, { commitment: 'processed' }],
    failing: [
      ['sendTransaction', 'zzzz'],
      ['getBlock', 1e308],
    ],
    maxBytes: 256 * 1024,
  },
  polkadot: {
    flags: ['--port', '0'],
    attack: ['dev_setStorage', [[key, '0x01']]],
    look: ['state_getStorage', key],
    failing: [
      ['state_call', 'Core_execute_block', '0x00'],
      ['payment_queryInfo', '0x1234'],
      ['dev_setStorage', [['0x3a636f6465', '0x00']]],
    ],
    maxBytes: 16 * 1024 * 1024,
  },
}

type Running = { http: string; ws: string; child: ChildProcess }

/** A node in its own process, as `npm start` runs it. */
async function start(name: string, { flags }: LocalNode, folder: string): Promise<Running> {
  const main = join(root, `devnet/src/${name}/main.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...flags, '--data', folder], {
    env: { ...process.env, FIVEFOLD_SERVER_ORIGINS: page },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const urls = line.match(/(http|ws):\/\/[\w.]+:\d+/g) ?? []
  return { http: urls[0] ?? line, ws: urls.at(-1) ?? line, child }
}

/** Leaves when half of a request is sent. */
async function leave(url: string): Promise<void> {
  const { hostname, host, port } = new URL(url)
  const head = ['POST / HTTP/1.1', `host: ${host}`, 'content-type: application/json', 'content-length: 100']
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n{"id":`, resolve))
  socket.resetAndDestroy()
}

const encode = ([method, ...params]: Call) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

describe.each(Object.entries(nodes))('the local %s node', (name, node) => {
  let folder: string
  let running: Running

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fivefold-pages-'))
    running = await start(name, node, folder)
  })

  afterAll(async () => {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(running.http, { headers: { 'content-type': 'application/json', ...headers }, body })
  /** The value alone: Solana's answer names the slot too. */
  const look = async () => {
    const { result } = JSON.parse((await post(encode(node.look))).text)
    return result?.value ?? result
  }

  it('listens on 127.0.0.1 alone', async () => {
    expect(new URL(running.http).hostname).toBe('127.0.0.1')
    for (const url of [running.http, running.ws])
      expect(await openAddresses(Number(new URL(url).port))).toEqual([])
  })

  it.each(foreign)('refuses the page %s, with and without a preflight', async (origin) => {
    const before = await look()
    for (const type of ['text/plain', 'application/json']) {
      const answer = await post(encode(node.attack), { origin, 'content-type': type })
      expect(answer.status).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    const preflight = { origin, 'access-control-request-method': 'POST' }
    expect((await ask(running.http, { method: 'OPTIONS', headers: preflight })).status).toBe(403)
    expect(await openSocket(running.ws, { origin })).toBe(403)
    expect(await look()).toEqual(before)
  })

  it('refuses a page whose host name was rebound to this machine', async () => {
    const before = await look()
    const host = `evil.example:${new URL(running.http).port}`
    expect((await post(encode(node.attack), { host })).status).toBe(403)
    expect((await ask(running.http, { method: 'GET', headers: { host } })).status).toBe(403)
    expect(await openSocket(running.ws, { host })).toBe(403)
    expect(await look()).toEqual(before)
  })

  it.each(allowed)('lets %s read the answer', async (origin) => {
    const requested = { origin, 'access-control-request-headers': 'content-type,solana-client' }
    const preflight = await ask(running.http, { method: 'OPTIONS', headers: requested })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'content-type,solana-client',
    })
    const answer = await post(encode(node.look), { origin })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' })
    expect(JSON.parse(answer.text)).toHaveProperty('result')
    expect(await openSocket(running.ws, { origin })).toBe(101)
  })

  it('does for programs, which name no page, what it refuses to pages', async () => {
    const before = await look()
    const answer = await post(encode(node.attack), { host: `localhost:${new URL(running.http).port}` })
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await look()).not.toEqual(before)
    expect(await openSocket(running.ws, {})).toBe(101)
  })

  it('shows no stack trace with an error', async () => {
    const malformed = ['', '{', 'null', '[null]', '{}', '"call"', `${'['.repeat(9_999)}${']'.repeat(9_999)}`]
    for (const body of [...malformed, ...node.failing.map(encode)]) {
      const { status, text } = await post(body)
      expect(status, body).toBe(200)
      for (const answer of [text, await exchange(running.ws, body)]) {
        expect([JSON.parse(answer)].flat()[0], body).toHaveProperty('error.message')
        expect(answer).not.toMatch(stackTrace)
      }
    }
  })

  it('refuses a body that is too long with a JSON-RPC error, and continues', async () => {
    const { status, text } = await post(JSON.stringify('x'.repeat(node.maxBytes)))
    expect(status).toBe(413)
    expect(JSON.parse(text)).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: `The body is longer than ${node.maxBytes} bytes` },
    })
    expect((await post(encode(node.look))).status).toBe(200)
  })

  it('continues when clients leave in the middle of a request', async () => {
    for (let client = 0; client < 3; client++) {
      await leave(running.http)
      expect((await post(encode(node.look))).status).toBe(200)
    }
  })
})

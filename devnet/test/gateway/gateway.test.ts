import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cardDocuments } from '@fivefold/sdk/war'
import { CID } from 'multiformats/cid'
import { code as raw } from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../src/process/root.js'
import { freePort } from '../../src/testing/free-port.js'
import { ask, openAddresses } from '../../src/testing/local-port.js'

const [{ text = '' } = {}] = cardDocuments()
let gateway: ChildProcess
let url: string

beforeAll(async () => {
  const port = await freePort()
  const main = join(root, 'devnet/src/gateway/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  gateway = child
  await once(createInterface(child.stdout), 'line')
  const cid = CID.createV1(raw, await sha256.digest(Buffer.from(text)))
  url = `http://127.0.0.1:${port}/ipfs/${cid}`
})

afterAll(async () => {
  const ended = once(gateway, 'exit')
  gateway.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('listens on 127.0.0.1 alone', async () => {
  expect(await openAddresses(Number(new URL(url).port))).toEqual([])
})

it('serves programs and no pages', async () => {
  const document = await ask(url, { method: 'GET' })
  expect(document).toMatchObject({ status: 200, text })
  expect(document.headers).not.toHaveProperty('access-control-allow-origin')
  for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example:8081' }])
    expect(await ask(url, { method: 'GET', headers })).toMatchObject({ status: 403, text: '' })
})

it('has nothing else', async () => {
  expect(await ask(`${url}x`, { method: 'GET' })).toMatchObject({ status: 404 })
  expect(await ask(url, { method: 'POST' })).toMatchObject({ status: 404 })
})

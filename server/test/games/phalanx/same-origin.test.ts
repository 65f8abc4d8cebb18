import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useServer } from '../../support/server.js'
import { RawClient } from './support.js'

const dapp = fileURLToPath(new URL('../../../../dapp', import.meta.url))
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url))
const server = useServer()
let page: ChildProcess
let url: string

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const ports = { FIVEFOLD_PORT_SERVER: new URL(server.url).port, FIVEFOLD_PORT_DAPP: `${port}` }
  page = spawn(process.execPath, [vite, '--configLoader', 'runner'], {
    cwd: dapp,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(page)
})

afterAll(async () => {
  if (page?.exitCode === null) {
    const ended = once(page, 'exit')
    page.kill()
    await ended
  }
})

/** Resolves when Vite listens. */
function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('no output to read')
  const lines = createInterface({ input: stdout })
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => line.includes('ready in') && resolve())
    lines.once('close', () => reject(new Error('Vite ended')))
  })
}

const get = (path: string) => fetch(`${url}${path}`)

it("the dApp's origin answers /health, /matches and /docs as the match server does", async () => {
  expect(await (await get('/health')).json()).toMatchObject({ status: 'ok' })
  expect(await (await get('/matches?game=phalanx')).json()).toEqual({ matches: [] })
  const slot = await fetch(`${url}/matches`, { method: 'POST' })
  expect(slot.status).toBe(201)
  expect((await get('/matches/nothing/replay')).status).toBe(503)
  expect(await (await get('/docs')).text()).toContain('swagger-ui')
  expect(await (await get('/docs/json')).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) })
})

it('and a match is played over its /ws; its own pages stay its own', async () => {
  const client = await RawClient.open(url)
  const { matchId } = await client.ask({ type: 'createMatch', playerName: 'Alice' }, 'matchCreated')
  expect(matchId).toBeTruthy()
  client.close()
  for (const path of ['/', '/phalanx', '/healthy', '/matchesticks']) {
    expect(
      (await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text()).toLowerCase(),
    ).toContain('<!doctype html>')
  }
})

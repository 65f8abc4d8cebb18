import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@fivefold/devnet/testing/free-port'
import { ask, openAddresses, openSocket } from '@fivefold/devnet/testing/local-port'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let cacheDir: string
let server: ViteDevServer
let url: string

beforeAll(async () => {
  const port = await freePort()
  vi.stubEnv('FIVEFOLD_PORT_DAPP', String(port))
  url = `http://127.0.0.1:${port}`
  cacheDir = mkdtempSync(join(tmpdir(), 'fivefold-vite-'))
  server = await createServer({
    root,
    cacheDir,
    configLoader: 'runner',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  rmSync(cacheDir, { recursive: true, force: true })
})

describe('the dev server', () => {
  it('listens on 127.0.0.1 alone', async () => {
    expect(await openAddresses(Number(new URL(url).port))).toEqual([])
  })

  it.each(['https://evil.example', 'http://127.0.0.1:7778', 'http://localhost:7778'])(
    'refuses pages of %s',
    async (origin) => {
      for (const path of ['/', '/src/main.tsx', '/deployment.json', '/api/matches'])
        for (const method of ['GET', 'OPTIONS']) {
          const { status, headers } = await ask(`${url}${path}`, { method, headers: { origin } })
          expect(status, path).toBe(403)
          expect(headers).not.toHaveProperty('access-control-allow-origin')
        }
      expect(await openSocket(url, { origin, 'sec-websocket-protocol': 'vite-hmr' })).not.toBe(101)
    },
  )

  it('refuses a page whose host name was rebound to this machine', async () => {
    const host = `evil.example:${new URL(url).port}`
    expect((await ask(`${url}/src/main.tsx`, { method: 'GET', headers: { host } })).status).toBe(403)
  })

  it('serves no files of the data folder', async () => {
    const folder = mkdtempSync(join(root, '../.fivefold-test-'))
    try {
      writeFileSync(join(folder, 'password'), 'secret')
      const { status } = await ask(`${url}/@fs${folder}/password?raw`, { method: 'GET' })
      expect(status).toBe(403)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('serves its own page', async () => {
    for (const headers of [{}, { origin: url }, { host: `localhost:${new URL(url).port}` }])
      expect((await ask(`${url}/src/main.tsx`, { method: 'GET', headers })).status).toBe(200)
  })
})

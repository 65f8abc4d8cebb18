import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchDeployment } from '../../src/hooks/use-deployment.js'
import { envPort } from '../../vite/env-port.js'
import { deploymentMiddleware } from '../../vite/serve-deployment.js'
import { serverTarget } from '../../vite/server-target.js'
import { exampleDeployment } from './example-deployment.js'

let folder: string
let file: string
let server: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-dapp-'))
  file = join(folder, 'deployment.json')
})

afterEach(() => {
  server?.close()
  server = undefined
  rmSync(folder, { recursive: true })
})

async function listen(handler: RequestListener): Promise<string> {
  const listening = createServer(handler)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/deployment.json`
}

const serveFile = () =>
  listen((request, response) =>
    deploymentMiddleware(file)(request, response, () => {
      response.statusCode = 405
      response.end()
    }),
  )

describe('the deployment file', () => {
  it('is noticed when it appears and when it changes, without a restart', async () => {
    const url = await serveFile()
    await expect(fetchDeployment(url)).rejects.toThrow('not there yet')

    writeFileSync(file, JSON.stringify(exampleDeployment))
    expect(await fetchDeployment(url)).toEqual(exampleDeployment)

    writeFileSync(file, JSON.stringify({ ...exampleDeployment, name: 'second' }))
    expect((await fetchDeployment(url)).name).toBe('second')
  })

  it('is never cached, and read-only', async () => {
    writeFileSync(file, JSON.stringify(exampleDeployment))
    const url = await serveFile()
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-store')
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })

  it('is named in the error if it is malformed', async () => {
    writeFileSync(file, JSON.stringify({ ...exampleDeployment, server: { url: 'nonsense' } }))
    const failure = fetchDeployment(await serveFile())
    await expect(failure).rejects.toBeInstanceOf(FivefoldError)
    await expect(failure).rejects.toThrow('server.url')
  })

  it('counts as missing if a static host answers with its page', async () => {
    const url = await listen((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html>')
    })
    await expect(fetchDeployment(url)).rejects.toThrow('not there yet')
  })
})

describe('the proxy’s target', () => {
  it('is the given port, else the deployed server, else the default', () => {
    expect(serverTarget(file, {})).toBe('http://127.0.0.1:3001')
    writeFileSync(file, JSON.stringify(exampleDeployment))
    expect(serverTarget(file, {})).toBe(exampleDeployment.server.url)
    expect(serverTarget(file, { FIVEFOLD_PORT_SERVER: '4100' })).toBe('http://127.0.0.1:4100')
  })
})

describe('envPort', () => {
  it('refuses what is not a port', () => {
    for (const text of ['abc', '0', '65536', '1.5']) {
      expect(() => envPort('FIVEFOLD_PORT_DAPP', 5173, { FIVEFOLD_PORT_DAPP: text })).toThrow(text)
    }
    expect(envPort('FIVEFOLD_PORT_DAPP', 5173, {})).toBe(5173)
  })
})

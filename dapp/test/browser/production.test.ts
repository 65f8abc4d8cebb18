import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { chains, expectCounter, openHealthy, pressRecord, readCounter } from './lobby.js'
import { pageOpener } from './pages.js'
import { runNode } from './run-node.js'
import { type ServedBuild, serveBuild } from './serve-build.js'

const dapp = fileURLToPath(new URL('../../', import.meta.url))
const openPage = pageOpener()
let folder: string
let build: ServedBuild

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-dist-'))
  const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js')
  await runNode([vite, 'build', '--configLoader', 'runner', '--outDir', folder, '--emptyOutDir'], dapp)
  const deployment = await fetch(`${inject('dappUrl')}/deployment.json`)
  build = await serveBuild(folder, await deployment.text())
})

afterAll(() => {
  build?.server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('records on all chains under the content security policy', async () => {
  const { page, complaints } = await openPage()
  // The match server knows the dev server's origin only, and rightly refuses this one.
  await openHealthy(page, build.url, [...chains, 'indexer'])
  for (const chain of chains) {
    const before = await readCounter(page, chain)
    await pressRecord(page, chain)
    await expectCounter(page, chain, before + 1)
  }
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

it('opens a game by its address', async () => {
  const { page } = await openPage()
  await page.goto(`${build.url}/war`)
  await page.getByRole('heading', { name: 'War', level: 1 }).waitFor()
})

it('keeps the chains out of the first load', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(620_000)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { chains, expectCounter, openHealthy, pressRecord, readCounter } from './lobby.js'
import { pageOpener } from './pages.js'
import { runNode } from './run-node.js'

const dapp = fileURLToPath(new URL('../../', import.meta.url))
const url = inject('dappUrl')
const openPage = pageOpener()
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fivefold-dist-'))
  const vite = fileURLToPath(import.meta.resolve('vite/package.json')).replace('package.json', 'bin/vite.js')
  await runNode([vite, 'build', '--configLoader', 'runner', '--outDir', folder, '--emptyOutDir'], dapp)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Serves the built files where the dev server is, so that the other parts see the origin that they know. */
async function serveBuild(page: Page): Promise<void> {
  await page.route(`${url}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/deployment.json') return route.continue()
    const file = /\.\w+$/.test(pathname) ? pathname : 'index.html'
    return route.fulfill({ path: join(folder, file) })
  })
}

it('records on all chains under the content security policy', async () => {
  const { page, complaints } = await openPage()
  await serveBuild(page)
  await openHealthy(page, url)
  for (const chain of chains) {
    const before = await readCounter(page, chain)
    await pressRecord(page, chain)
    await expectCounter(page, chain, before + 1)
  }
  expect(complaints).toEqual([])
})

it('keeps the chains out of the first load', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(620_000)
})

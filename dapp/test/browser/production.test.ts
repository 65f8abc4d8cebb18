import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { chains, expectCounter, openHealthy, pressRecord, readCounter } from './lobby.js'
import { pageOpener } from './pages.js'

const url = inject('dappUrl')
const folder = inject('siteFolder')
const openPage = pageOpener()

it('records on all chains under the content security policy', async () => {
  const { page, complaints } = await openPage()
  await openHealthy(page, url)
  for (const chain of chains) {
    const before = await readCounter(page, chain)
    await pressRecord(page, chain)
    await expectCounter(page, chain, before + 1)
  }
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

it('opens a game by its address', async () => {
  const { page } = await openPage()
  await page.goto(`${url}/war`)
  await page.getByRole('heading', { name: 'War', level: 1 }).waitFor()
})

it.skipIf(!folder)('keeps the chains out of the first load', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(620_000)
})

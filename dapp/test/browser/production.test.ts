import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { url } from './installation.js'
import { pageOpener } from './pages.js'

const folder = inject('siteFolder')
const openPage = pageOpener()

it('opens a game by its URL', async () => {
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

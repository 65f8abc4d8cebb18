import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { url } from './installation.js'
import { axeViolations, openHealthy } from './lobby.js'
import { pageOpener } from './pages.js'

const screenshots = fileURLToPath(new URL('./screenshots/', import.meta.url))
const openPage = pageOpener()

beforeAll(() => {
  mkdirSync(screenshots, { recursive: true })
})

describe('without a deployment', () => {
  it('explains what to do, and continues once there is one', async () => {
    const { page } = await openPage()
    await page.route('**/deployment.json', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(url)
    await page.getByText('npm start', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/deployment.json')
    await page.getByRole('heading', { name: 'Played so far', exact: true }).waitFor()
  })
})

describe.each(['light', 'dark'] as const)('the %s theme', (colorScheme) => {
  it('has no accessibility violations on any page', async () => {
    const { page } = await openPage({ colorScheme, reducedMotion: 'reduce' })
    await openHealthy(page, url)
    expect(await axeViolations(page, colorScheme)).toEqual([])
    await page.getByRole('button', { name: 'Accounts' }).click()
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    expect(await axeViolations(page, colorScheme), 'accounts').toEqual([])
    // The tests of DOLERO, Phalanx Duel and War check their lobbies in both themes.
    for (const path of ['triad', 'ccg', 'status', 'no-such-page']) {
      await page.goto(`${url}/${path}`)
      await page.locator('h1').waitFor()
      expect(await axeViolations(page, colorScheme), path).toEqual([])
    }
  })
})

it('fits every width from 360 to 1600', async () => {
  const { page } = await openPage()
  for (const path of ['', 'triad', 'status']) {
    await openHealthy(page, `${url}/${path}`)
    for (const width of [360, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 860 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      const file = join(screenshots, `${path || 'lobby'}-${width}.png`)
      if (width === 390 || width === 1280) await page.screenshot({ path: file, fullPage: true })
    }
  }
})

describe('the theme toggle', () => {
  it('overrides the system’s preference and is remembered', async () => {
    const { page } = await openPage({ colorScheme: 'light' })
    await openHealthy(page, url)
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  })
})

describe('the keyboard', () => {
  it('reaches the content, a game and back without a mouse', async () => {
    const { page } = await openPage()
    await openHealthy(page, url)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Triad', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await page.title()).toBe('Triad · Fivefold')
  })

  it('opens and closes the accounts, and returns the focus', async () => {
    const { page } = await openPage()
    await openHealthy(page, url)
    await page.getByRole('button', { name: 'Accounts' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Accounts' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Accounts')
  })
})

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.js'
import { axeViolations, chains, expectCounter, openHealthy, pressRecord, readCounter } from './lobby.js'
import { openStack, type Stack } from './stack.js'

const screenshots = fileURLToPath(new URL('./screenshots/', import.meta.url))

let stack: Stack
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true })
  stack = await openStack()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  page = await context.newPage()
  complaints.length = 0
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return page
}

afterEach(() => page?.context().close())

describe('recording a match', () => {
  it('raises each of the three counters by way of the indexer', async () => {
    await newPage()
    await openHealthy(page, stack.url)
    for (const chain of chains) {
      const before = await readCounter(page, chain)
      await pressRecord(page, chain)
      await expectCounter(page, chain, before + 1)
      await expect.poll(() => page.locator(`[data-chain="${chain}"] [data-state="done"]`).count()).toBe(3)
    }
    expect(complaints).toEqual([])
  })

  it('shows the match in the feed, under the burner account’s address', async () => {
    await newPage()
    await openHealthy(page, stack.url)
    await pressRecord(page, 'evm')
    await expect.poll(() => page.locator('[data-chain="evm"] [data-state="done"]').count()).toBe(3)
    const address = await page.locator('[data-chain="evm"] .font-mono').innerText()
    const feed = page.getByRole('region', { name: 'Recent matches' })
    await expect.poll(() => feed.innerText()).toContain(address)
  })

  it('goes on with the other chains while one is down', async () => {
    await newPage()
    const { evm } = await (await fetch(`${stack.url}/deployment.json`)).json()
    await page.route(`${evm.rpcUrl}/**`, (route) => route.abort())
    await page.goto(stack.url)
    await expect.poll(() => page.locator('footer [data-part="evm"]').getAttribute('data-state')).toBe('down')
    expect(await page.locator('[data-chain="evm"]').getByRole('button').isDisabled()).toBe(true)

    const before = await readCounter(page, 'solana')
    await pressRecord(page, 'solana')
    await expectCounter(page, 'solana', before + 1)

    await page.unroute(`${evm.rpcUrl}/**`)
    await expect.poll(() => page.locator('footer [data-part="evm"]').getAttribute('data-state')).toBe('up')
  })
})

describe('accounts', () => {
  it('keeps a burner account over a reload, and shows its secret only when asked twice', async () => {
    await newPage()
    await openHealthy(page, stack.url)
    await page.getByRole('button', { name: 'Accounts' }).click()
    const section = page.getByRole('region', { name: 'Solana' })
    await section.getByRole('button', { name: 'Make one now' }).click()
    const address = await section.locator('[title]').getAttribute('title')
    await section.getByRole('button', { name: /^Faucet/ }).click()
    await expect.poll(() => section.innerText()).toMatch(/[1-9]\d* SOL/)

    await page.reload()
    await page.getByRole('button', { name: 'Accounts' }).click()
    expect(await section.locator('[title]').getAttribute('title')).toBe(address)
    await section.getByRole('button', { name: /^Show secret/ }).click()
    expect(await section.locator('code').count()).toBe(0)
    await section.getByRole('button', { name: 'Show it' }).click()
    const secret = await section.locator('code').innerText()
    expect(secret.length).toBeGreaterThan(20)
    expect(page.url()).not.toContain(secret)
    expect(complaints.join()).not.toContain(secret)
  })
})

describe('without a deployment', () => {
  it('says what to do, and goes on by itself once there is one', async () => {
    await newPage()
    await page.route('**/deployment.json', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(stack.url)
    await page.getByText('npm start', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/deployment.json')
    await page.getByRole('heading', { name: 'Three chains' }).waitFor()
  })
})

describe.each(['light', 'dark'] as const)('the %s theme', (colorScheme) => {
  it('has no accessibility violations on any page', async () => {
    await newPage({ colorScheme })
    await openHealthy(page, stack.url)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Accounts' }).click()
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    for (const path of ['triad', 'ccg', 'dolero', 'phalanx', 'war', 'status', 'no-such-page']) {
      await page.goto(`${stack.url}/${path}`)
      await page.locator('h1').waitFor()
      expect(await axeViolations(page), path).toEqual([])
    }
  })

  it.each([360, 390, 768, 1280, 1600])('fits a screen %i wide', async (width) => {
    await newPage({ colorScheme, viewport: { width, height: 860 } })
    for (const path of ['', 'triad', 'status']) {
      await openHealthy(page, `${stack.url}/${path}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      const file = join(screenshots, `${path || 'lobby'}-${colorScheme}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
    }
  })
})

describe('the theme toggle', () => {
  it('overrides the system’s preference and is remembered', async () => {
    await newPage({ colorScheme: 'light' })
    await openHealthy(page, stack.url)
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  })
})

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.js'

export type OpenedPage = {
  page: Page
  /** Errors of the console and of the page's scripts. */
  complaints: string[]
}

/** One browser for the tests of a file. Every page has a context of its own, which is closed after its test. */
export function pageOpener(): (options?: BrowserContextOptions) => Promise<OpenedPage> {
  let browser: Browser
  const opened: Page[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()))
  })
  afterAll(() => browser?.close())

  return async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
    const page = await context.newPage()
    opened.push(page)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    return { page, complaints }
  }
}

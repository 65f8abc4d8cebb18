import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const allParts = ['evm', 'polkadot', 'solana', 'server', 'indexer']

/** Opens a page and waits until every one of `parts` answers. */
export async function openHealthy(
  page: Page,
  url: string,
  parts: readonly string[] = allParts,
): Promise<void> {
  await page.goto(url)
  for (const part of parts) {
    const state = () => page.locator(`footer [data-part="${part}"]`).getAttribute('data-state')
    await expect.poll(state, { timeout: 60_000, message: part }).toBe('up')
  }
}

/** The lobby's number of finished matches of a game; waits until it is loaded. */
export async function readFinished(page: Page, game: string): Promise<number> {
  const count = page.getByTestId(`finished-${game}`).and(page.locator('[data-count]'))
  return Number(await count.getAttribute('data-count', { timeout: 30_000 }))
}

/** The lobby's recent matches of one game. */
export const finishedRows = (page: Page, game: string): Locator =>
  page.getByRole('region', { name: 'Recent matches' }).locator(`li[data-game="${game}"]`)

/** Axe's violations as text. In the dark theme only contrast is checked: everything else is the same in both. */
export async function axeViolations(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await untilAnimationsEnd(page)
  const axe = new AxeBuilder({ page })
  if (colorScheme === 'dark') axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`),
  )
}

/** Waits for finite animations to end: text that is still fading in has too little contrast. */
async function untilAnimationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Expects no violations and no horizontal overflow, at phone and desktop width, in the light and the dark theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    expect(await axeViolations(page), `${where} at ${width}`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${where} at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, 'dark'), `${where} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

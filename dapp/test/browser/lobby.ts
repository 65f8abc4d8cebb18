import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const chains = ['evm', 'polkadot', 'solana'] as const
export type Chain = (typeof chains)[number]

const allParts = [...chains, 'server', 'indexer']

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

export async function readCounter(page: Page, chain: Chain): Promise<number> {
  const counter = page.getByTestId(`count-${chain}`).and(page.locator('[data-count]'))
  return Number(await counter.getAttribute('data-count', { timeout: 20_000 }))
}

export async function pressRecord(page: Page, chain: Chain): Promise<void> {
  await page.locator(`[data-chain="${chain}"]`).getByRole('button', { name: 'Record a match' }).click()
}

/** Waits until the counter shows at least `count`. */
export async function expectCounter(page: Page, chain: Chain, count: number): Promise<void> {
  await expect.poll(() => readCounter(page, chain), { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
}

/** Waits until all three stations of a match that was sent are reached. */
export async function expectIndexed(page: Page, chain: Chain): Promise<void> {
  const done = page.locator(`[data-chain="${chain}"] .record-step[data-state="done"]`)
  await expect.poll(() => done.count(), { timeout: 60_000 }).toBe(3)
}

/** What axe objects to, in words. The light theme is asked everything; in the dark one only colours can differ. */
export async function axeViolations(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await untilStill(page)
  const axe = new AxeBuilder({ page })
  if (colorScheme === 'dark') axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`),
  )
}

/** Half-faded text has too little contrast; what moves for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Neither a violation nor a scroll bar at the foot, on a phone and on a desk, by day and by night. */
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

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
  const axe = new AxeBuilder({ page })
  if (colorScheme === 'dark') axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`),
  )
}

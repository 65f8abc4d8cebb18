import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Drags a card to its place with the mouse. */
export async function dragTo(page: Page, card: Locator, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await card.scrollIntoViewIfNeeded()
  const [from, to] = [await middleOf(card), await middleOf(place)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element to drag from or to is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The address of the page's burner account. */
export async function readBurner(page: Page, chain: 'evm' | 'solana'): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('fivefold.burners'))
  const address = JSON.parse(stored ?? '{}').state?.burners?.[chain]?.address
  if (typeof address !== 'string' || address === '') throw new Error(`the page has no ${chain} account`)
  return address
}

/** Pastes the text of a file into a game's replay page, which refuses it with a reason. */
export async function expectFileRefused(page: Page, replayUrl: string, text: string): Promise<void> {
  await page.goto(replayUrl)
  await page.getByLabel('Text of the match').fill(text)
  await page.getByRole('button', { name: 'Replay it' }).click()
  expect(await page.getByRole('alert').innerText()).toContain('match')
}

/** Saves the replay on the page as a file. */
export async function downloadReplay(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  return (await download).path()
}

/** Opens the replay of a file, at its last position. */
export async function openReplayFile(page: Page, replayUrl: string, file: string): Promise<void> {
  await page.goto(replayUrl)
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'To the end' }).click()
}

import { until } from '@fivefold/devnet/testing/until'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const patience = 30_000

/** Gets cards and a deck of five on the play page, or wherever a deck is asked for. */
export async function prepareDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take ten free cards' }).click({ timeout: patience })
  await page.getByRole('button', { name: 'Take the strongest five' }).click({ timeout: patience })
  await page.getByText('5 of 5').waitFor()
}

export const yourTurn = (page: Page): Locator => page.getByText('Your turn: choose a card')
export const result = (page: Page): Locator => page.getByTestId('result')

/** Waits until the page wants something of its player, and says what; a choice of who begins is made. */
export async function nextCall(page: Page): Promise<'turn' | 'end' | 'wait'> {
  const begin = page.getByRole('button', { name: 'I begin' })
  if (await begin.isVisible()) await begin.click()
  if (await result(page).isVisible()) return 'end'
  return (await yourTurn(page).isVisible()) ? 'turn' : 'wait'
}

/** The first card that is left, and the first cell that is free. */
async function firstChoice(page: Page): Promise<{ card: number; cell: number }> {
  const card = await page
    .locator('ul[aria-label="Your cards"] > li')
    .evaluateAll((items) => items.findIndex((item) => !item.hasAttribute('data-used')))
  const cell = await page.locator('[data-cell]:not([data-filled])').first().getAttribute('data-cell')
  return { card, cell: Number(cell) }
}

/** One turn with the mouse alone. */
export async function playByClick(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  await page.locator('ul[aria-label="Your cards"] > li').nth(card).getByRole('button').click()
  await page.locator(`[data-cell="${cell}"]`).click()
  const edge = page.getByRole('button', { name: 'Strengthen up' })
  if (await edge.isVisible()) await edge.click()
  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await expect.poll(() => isFilled(page, cell), { timeout: patience }).toBe(true)
}

/** One turn with the keyboard alone. */
export async function playByKeyboard(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  await page.keyboard.press(`${card + 1}`)
  await walkTo(page, cell)
  await page.keyboard.press('Enter')
  if (await page.getByRole('button', { name: 'Strengthen up' }).isVisible()) {
    await page.keyboard.press('e')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => isFilled(page, cell), { timeout: patience }).toBe(true)
}

/** One turn with a warning mark, with the keyboard alone. */
export async function markByKeyboard(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  const free = await page
    .locator('[data-cell]:not([data-filled])')
    .evaluateAll((cells) => cells.map((item) => Number(item.getAttribute('data-cell'))))
  await page.keyboard.press(`${card + 1}`)
  await walkTo(page, cell)
  await page.keyboard.press('Enter')
  if (await page.getByRole('button', { name: 'Strengthen up' }).isVisible()) {
    await page.keyboard.press('e')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('m')
  await walkTo(page, free.at(-1) ?? -1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Marked/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFilled(page, cell), { timeout: patience }).toBe(true)
}

/** One turn by dragging the card to its cell. */
export async function playByDrag(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  const from = page.locator('ul[aria-label="Your cards"] > li').nth(card)
  await from.scrollIntoViewIfNeeded()
  const to = page.locator(`[data-cell="${cell}"]`)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 20, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
  const edge = page.getByRole('button', { name: 'Strengthen up' })
  if (await edge.isVisible()) await edge.click()
  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await expect.poll(() => isFilled(page, cell), { timeout: patience }).toBe(true)
}

async function walkTo(page: Page, cell: number): Promise<void> {
  const focused = async () =>
    Number(await page.evaluate(() => document.activeElement?.getAttribute('data-cell')))
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key)
  }
  const from = await focused()
  const rows = Math.floor(cell / 3) - Math.floor(from / 3)
  const columns = (cell % 3) - (from % 3)
  await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows))
  await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns))
  expect(await focused()).toBe(cell)
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to drag there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Not the draft's ghost: a card that lies. */
async function isFilled(page: Page, cell: number): Promise<boolean> {
  return (await page.locator(`[data-cell="${cell}"][data-filled]`).count()) === 1
}

/** Lets each page play whenever it is its turn, until the board is full. */
export async function playToTheEnd(
  players: readonly { page: Page; play: (page: Page) => Promise<void> }[],
): Promise<void> {
  await until(async () => {
    const calls = await Promise.all(players.map(({ page }) => nextCall(page)))
    const player = players[calls.indexOf('turn')]
    if (player) await player.play(player.page)
    return calls.every((call) => call === 'end')
  }, 90_000)
}

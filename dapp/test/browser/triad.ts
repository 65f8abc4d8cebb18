import { until } from '@fivefold/devnet/testing/until'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { url } from './installation.js'
import { dragTo } from './player.js'

const patience = 30_000

/** Gets cards and a deck of five, on any page with a deck builder. */
export async function prepareDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take ten free cards' }).click({ timeout: patience })
  await page.getByRole('button', { name: 'Take the strongest five' }).click({ timeout: patience })
  await page.getByText('5 of 5').waitFor()
}

/** Opens the play page as a new visitor with a deck of five. */
export async function openWithDeck(page: Page): Promise<void> {
  await page.goto(`${url}/triad`)
  await prepareDeck(page)
}

/** Waits for the table, or for the choice of who begins. */
export const untilSeated = (page: Page): Promise<void> =>
  page.locator('[data-cell], #wind-title').first().waitFor({ timeout: 60_000 })

/** Begins, if the page leaves that choice to its player. */
export async function beginIfAsked(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'I begin' })
  if (await begin.isVisible()) await begin.click()
}

export const yourTurn = (page: Page): Locator => page.getByText('Your turn: choose a card')
export const result = (page: Page): Locator => page.getByTestId('result')

/** What the page waits for; begins if the page asks who begins. */
export async function nextCall(page: Page): Promise<'turn' | 'end' | 'wait'> {
  await beginIfAsked(page)
  if (await result(page).isVisible()) return 'end'
  return (await yourTurn(page).isVisible()) ? 'turn' : 'wait'
}

/** The first unused card and the first free cell. */
async function firstChoice(page: Page): Promise<{ card: number; cell: number }> {
  const card = await page
    .locator('ul[aria-label="Your cards"] > li')
    .evaluateAll((items) => items.findIndex((item) => !item.hasAttribute('data-used')))
  const cell = await page.locator('[data-cell]:not([data-filled])').first().getAttribute('data-cell')
  return { card, cell: Number(cell) }
}

const handCard = (page: Page, card: number): Locator =>
  page.locator('ul[aria-label="Your cards"] > li').nth(card)
const boardCell = (page: Page, cell: number): Locator => page.locator(`[data-cell="${cell}"]`)

/** One turn with the mouse alone. */
export async function playByClick(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  await handCard(page, card).getByRole('button').click()
  await boardCell(page, cell).click()
  await confirmByClick(page, cell)
}

/** One turn by dragging the card to its cell. */
export async function playByDrag(page: Page): Promise<void> {
  const { card, cell } = await firstChoice(page)
  await dragTo(page, handCard(page, card), boardCell(page, cell))
  await confirmByClick(page, cell)
}

/** Confirms the drafted turn; a card of Earth strengthens its upper edge. */
async function confirmByClick(page: Page, cell: number): Promise<void> {
  const edge = page.getByRole('button', { name: 'Strengthen up' })
  if (await edge.isVisible()) await edge.click()
  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await untilFilled(page, cell)
}

/** One turn with the keyboard alone. */
export async function playByKeyboard(page: Page): Promise<void> {
  const cell = await draftByKeyboard(page, 'ArrowRight')
  await page.keyboard.press('Enter')
  await untilFilled(page, cell)
}

/** One turn with a warning mark, with the keyboard alone. */
export async function markByKeyboard(page: Page): Promise<void> {
  const free = await page
    .locator('[data-cell]:not([data-filled])')
    .evaluateAll((cells) => cells.map((item) => Number(item.getAttribute('data-cell'))))
  const cell = await draftByKeyboard(page, 'ArrowDown')
  await page.keyboard.press('m')
  await walkTo(page, free.at(-1) ?? -1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Marked/ }).waitFor()
  await page.keyboard.press('Enter')
  await untilFilled(page, cell)
}

/** Drafts a turn with the keyboard, up to its confirmation, and returns its cell. */
async function draftByKeyboard(page: Page, edge: 'ArrowRight' | 'ArrowDown'): Promise<number> {
  const { card, cell } = await firstChoice(page)
  await page.keyboard.press(`${card + 1}`)
  await walkTo(page, cell)
  await page.keyboard.press('Enter')
  if (await page.getByRole('button', { name: 'Strengthen up' }).isVisible()) {
    await page.keyboard.press('e')
    await page.keyboard.press(edge)
  }
  return cell
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

/** Waits until a placed card is in the cell, not only the draft's preview. */
const untilFilled = (page: Page, cell: number): Promise<void> =>
  page.locator(`[data-cell="${cell}"][data-filled]`).waitFor({ timeout: patience })

/** Plays each page's turns until the board is full. */
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

import { connect, type SolanaConnection } from '@fivefold/sdk/solana'
import { readTables, type Table } from '@fivefold/sdk/solana/dolero'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readDeployment, url } from './installation.js'
import { dragTo } from './player.js'

const patience = 90_000

export const result = (page: Page): Locator => page.getByTestId('result')
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const desk = (page: Page): Locator => page.locator('.dolero-desk')
const relics = (page: Page): Locator => page.locator('.dolero-relic')
const bets = (page: Page): Locator => page.locator('.dolero-betting')

/** The decision that the page waits for. */
export type Wish = 'relic' | 'cards' | 'bet' | 'end'

/** Waits until the page waits for its player, and returns for what. */
export async function nextWish(page: Page): Promise<Wish> {
  const enabled = ':not([disabled])'
  const wanted = page
    .locator(`.dolero-relic${enabled}, .dolero-desk, .dolero-betting button${enabled}`)
    .or(result(page))
  await wanted.first().waitFor({ timeout: patience })
  if (await result(page).isVisible()) return 'end'
  if (await relics(page).first().isVisible()) return 'relic'
  return (await desk(page).isVisible()) ? 'cards' : 'bet'
}

/** Opens a game at a table, with the stack that the page proposes. Returns the game's page. */
export async function openTable(page: Page, table: string): Promise<string> {
  await page.goto(`${url}/dolero`)
  await page.getByRole('radio', { name: new RegExp(table, 'i') }).check({ timeout: patience })
  await button(page, 'Open a game').click()
  await page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor({ timeout: patience })
  return page.url()
}

export async function takeSeat(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await button(page, 'Take the seat').click({ timeout: patience })
  await page.locator('.dolero-felt').waitFor({ timeout: patience })
}

/** Chooses High Stakes if it is offered, for a short game; otherwise skips. */
export async function chooseRelic(page: Page): Promise<void> {
  const stakes = page.locator('.dolero-relic[data-choice="0"]')
  if ((await stakes.count()) > 0) await stakes.click({ timeout: 5_000 }).catch(unlessLate)
  else await button(page, /^Skip/).click({ timeout: 5_000 }).catch(unlessLate)
  await relics(page).first().waitFor({ state: 'detached', timeout: patience })
}

/** Ignores a time-out of the page: on a slow machine the clock may run out first, and the program acts instead. */
export function unlessLate(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
}

/** Swaps the first card of the hand, and waits until the VRF has dealt another one. */
export async function swapFirst(page: Page): Promise<void> {
  const first = page.locator('.dolero-check').first()
  const card = await first.innerText()
  await first.click()
  await button(page, 'Swap 1 card').click()
  await expect.poll(() => first.innerText(), { timeout: 30_000 }).not.toBe(card)
}

export type Means = 'click' | 'drag' | 'keyboard'

/** Lays the first three cards of the hand, each by a different input method. */
export async function layCards(page: Page, means: readonly Means[]): Promise<void> {
  for (const [index, position] of [3, 2, 1].entries()) {
    const card = page.locator('.dolero-hand-card').first()
    const place = page.locator(`.dolero-desk [data-position="${position}"] .dolero-place`)
    await moves[means[index % means.length] ?? 'click'](page, card, place)
    await page
      .locator(`.dolero-desk [data-position="${position}"] .dolero-place[data-filled]`)
      .waitFor({ timeout: 10_000 })
  }
}

const moves: Record<Means, (page: Page, card: Locator, place: Locator) => Promise<void>> = {
  click: async (_page, card, place) => {
    await card.click()
    await place.click()
  },
  keyboard: async (page, card, place) => {
    await card.focus()
    await page.keyboard.press('Enter')
    await place.focus()
    await page.keyboard.press('Space')
  },
  drag: dragTo,
}

/** The names of the own cards at positions 3, 2 and 1. */
export const laidNames = (page: Page): Promise<string[]> =>
  page
    .locator('.dolero-desk .dolero-place')
    .evaluateAll((places) =>
      places.map((place) => (place.getAttribute('aria-label') ?? '').split(/[:.] ?/)[1] ?? ''),
    )

export const commitOrder = async (page: Page): Promise<void> => {
  await button(page, 'Commit the order').click()
  await button(page, 'Order committed').waitFor({ timeout: patience })
}

export async function lockCards(page: Page): Promise<void> {
  await button(page, 'Lock these cards').click()
  await desk(page).waitFor({ state: 'detached', timeout: patience })
}

/** The first words of the offered bets. */
export const offeredBets = async (page: Page): Promise<string[]> =>
  (await bets(page).getByRole('button').allInnerTexts()).map((text) => text.split(' ')[0] ?? '')

/** Bets by the button that begins with this word. */
export async function bet(page: Page, word: 'Reveal' | 'Call' | 'Fold' | 'Raise'): Promise<void> {
  await bets(page)
    .getByRole('button', { name: new RegExp(`^${word}`) })
    .click()
  await bets(page).waitFor({ state: 'detached', timeout: patience })
}

export const hearts = async (page: Page): Promise<string> =>
  (
    await page
      .locator('.dolero-hearts')
      .evaluateAll((each) => each.map((one) => one.getAttribute('data-hearts')))
  ).join(' : ')

/** The payouts by seat in base units, once the game is paid out. */
export async function readPayouts(page: Page): Promise<bigint[]> {
  await page.locator('[data-testid="payouts"][data-paid]').waitFor({ timeout: patience })
  const raw = page.locator('[data-testid="payouts"] dd[data-raw]')
  return (await raw.evaluateAll((each) => each.map((one) => one.getAttribute('data-raw') ?? ''))).map(BigInt)
}

/** The balance of a table's token account for the rake. */
export async function readHouse(house: string): Promise<bigint> {
  const { solana } = await readDeployment()
  const request = { jsonrpc: '2.0', id: 1, method: 'getTokenAccountBalance', params: [house] }
  const response = await fetch(solana.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return BigInt((await response.json()).result.value.amount)
}

/** Connects to the chain from the test, not through the page. */
export async function connectChain(): Promise<{ connection: SolanaConnection; tables: Table[] }> {
  const connection = connect({ deployment: await readDeployment() })
  return { connection, tables: await readTables(connection) }
}

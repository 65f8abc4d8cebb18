import type { Action, Card } from '@fivefold/sdk/phalanx'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cardName } from '../../src/games/phalanx/cards/card-text.js'
import { handKeys } from '../../src/games/phalanx/match/orders.js'
import { readDeployment, url } from './installation.js'
import { dragTo } from './player.js'

const patience = 20_000

/** Creates an empty match with known decks; servers accept seeds in development only. */
export async function openSeededMatch(rngSeed: number): Promise<string> {
  const deployment = await readDeployment()
  const response = await fetch(new URL('/matches', deployment.server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rngSeed }),
  })
  const { matchId } = (await response.json()) as { matchId: string }
  return `${url}/phalanx/match/${matchId}`
}

const column = (page: Page, index: number): Locator => page.locator(`[data-column="near-${index}"]`)
const handCard = (page: Page, card: Card): Locator =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: cardName(card), exact: true })

/** Waits until the page's log has this many actions. */
export async function expectActions(page: Page, count: number): Promise<void> {
  const entries = page.locator('.play-log > li')
  await expect.poll(() => entries.count(), { timeout: patience, interval: 40 }).toBe(count)
}

/** The labels of a side's cards, column by column. */
export function readSide(page: Page, side: 'near' | 'far'): Promise<(string | undefined)[]> {
  return page
    .locator(`[data-column^="${side}-"]`)
    .evaluateAll((found) =>
      found.map((each) => each.getAttribute('aria-label')?.split(/: |, (?:can|to|under)/)[1]),
    )
}

export type Hand = 'mouse' | 'keyboard' | 'drag'

/** Carries out an action as a player would; returns the preview's steps for an attack. */
export async function play(page: Page, action: Action, hand: Hand): Promise<string | undefined> {
  await page.getByTestId('call').waitFor({ timeout: patience })
  switch (action.type) {
    case 'deploy':
      return placeCard(page, action.card, action.column, hand)
    case 'reinforce': {
      const text = await page.getByTestId('call').innerText()
      return placeCard(page, action.card, Number(text.match(/column (\d)/)?.[1]) - 1, hand)
    }
    case 'attack':
      return attack(page, action.attackerPosition.col, hand)
    default:
      throw new Error(`no script has a ${action.type}`)
  }
}

async function placeCard(page: Page, card: Card, index: number, hand: Hand): Promise<undefined> {
  if (hand === 'drag') {
    await dragTo(page, handCard(page, card), column(page, index))
    return
  }
  if (hand === 'mouse') {
    await handCard(page, card).click()
    await column(page, index).click()
    return
  }
  const names = await page
    .locator('.phalanx-hand-card')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label')))
  await page.keyboard.press(handKeys[names.indexOf(cardName(card))] ?? '')
  await walkTo(page, index)
  await page.keyboard.press('Enter')
}

async function attack(page: Page, index: number, hand: Hand): Promise<string> {
  const preview = page.getByRole('region', { name: 'Preview of the attack' })
  if (hand === 'keyboard') {
    await walkTo(page, index)
    await page.keyboard.press('Enter')
  } else {
    await column(page, index).click()
  }
  const promised = await preview.locator('.phalanx-steps').innerText()
  if (hand === 'keyboard') await page.keyboard.press('Enter')
  else await preview.getByRole('button', { name: 'Attack' }).click()
  return promised
}

async function walkTo(page: Page, index: number): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-column'))
  for (let presses = 0; presses < 5 && (await focused()) !== `near-${index}`; presses++) {
    await page.keyboard.press('ArrowRight')
  }
  expect(await focused()).toBe(`near-${index}`)
}

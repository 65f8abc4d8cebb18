import type { Game } from '@fivefold/sdk/ccg'
import {
  accountFromSecret,
  type BurnerAccount,
  connect,
  createSecret,
  fundAccount,
  type PolkadotConnection,
} from '@fivefold/sdk/polkadot'
import { leaveQueue, readGame, readQueue, registerForMatch, type Waiting } from '@fivefold/sdk/polkadot/ccg'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readDeployment, url } from './installation.js'
import { dragTo } from './player.js'

/** A first game begins with four transactions: two accounts are funded, one challenges, the other accepts. */
const patience = 120_000

export const result = (page: Page): Locator => page.getByTestId('result')
export const clock = (page: Page): Locator => page.getByTestId('clock')
export const endTurn = (page: Page): Locator => page.getByRole('button', { name: 'End turn' })
export const hand = (page: Page): Locator => page.locator('ul[aria-label="Your hand"] > li')

/** How a card is moved from the hand to its place. */
export type Means = 'click' | 'keyboard' | 'drag'

/** Begins a game against the bot with the demo deck, and waits until the hands are dealt. */
export async function playBot(page: Page, strength: 'Easy' | 'Medium' | 'Hard'): Promise<number> {
  await page.goto(`${url}/ccg`)
  await page.getByRole('button', { name: strength, exact: true }).click({ timeout: patience })
  await page.waitForURL(/\/ccg\/game\/\d+$/, { timeout: patience })
  await endTurn(page).waitFor({ timeout: patience })
  return Number(page.url().split('/').at(-1))
}

/** Opens the lobby and joins the queue. */
export async function joinQueue(page: Page): Promise<void> {
  await page.goto(`${url}/ccg`)
  await page.getByRole('button', { name: 'Find an opponent' }).click({ timeout: patience })
}

/** The turn that the board shows. */
export async function shownTurn(page: Page): Promise<number> {
  return Number(await page.locator('.ccg-felt').getAttribute('data-turn'))
}

/** Waits until the page waits for its player, and returns for what. */
export async function nextCall(page: Page): Promise<'turn' | 'end'> {
  await result(page).or(endTurn(page)).first().waitFor({ timeout: patience })
  return (await result(page).isVisible()) ? 'end' : 'turn'
}

/** Plays the first card that can be played, if there is one, and returns its target. */
export async function playCard(page: Page, means: Means): Promise<string | undefined> {
  const card = page.locator('.ccg-hand-card[data-can]').first()
  if ((await card.count()) === 0) return undefined
  const planned = await page.locator('.ccg-plan > li').count()
  const place = await moves[means](page, card)
  await expect.poll(() => page.locator('.ccg-plan > li').count()).toBe(planned + 1)
  return place
}

const lit = (page: Page): Locator => page.locator('[data-place][data-can]')
const placeOf = async (locator: Locator): Promise<string> => (await locator.getAttribute('data-place')) ?? ''

const moves: Record<Means, (page: Page, card: Locator) => Promise<string>> = {
  click: async (page, card) => {
    await card.click()
    const target = lit(page).first()
    const place = await placeOf(target)
    await target.click()
    return place
  },
  keyboard: async (page, card) => {
    await page.keyboard.press(`${Number(await card.getAttribute('data-hand')) + 1}`)
    await lit(page).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-can'))).toBe(true)
    // There and back, so that the arrow keys are tested too.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
    await page.keyboard.press('Enter')
    return place
  },
  drag: async (page, card) => {
    await card.click()
    const target = lit(page).first()
    const place = await placeOf(target)
    await page.keyboard.press('Escape')
    if (place === 'cast') return moves.click(page, card)
    await dragTo(page, card, page.locator(`[data-place="${place}"]`))
    return place
  },
}

/** Plays the first unit that can be played, if there is one. */
export async function playUnit(page: Page): Promise<boolean> {
  const card = page.locator('.ccg-hand-card[data-can]:has([data-kind="unit"])').first()
  if ((await card.count()) === 0) return false
  await card.click()
  await lit(page).first().click()
  return true
}

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
]

/** Every card with an effect shows its text at 11 pixels or more, neither cut off nor covered. */
export async function expectReadable(page: Page, within: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    const cards = page.locator(`${within} .ccg-card:not([data-plain])`)
    // Cards may still be moving into their places.
    await expect
      .poll(() => cards.evaluateAll(problemsOf), { message: `${within} at ${size.width}` })
      .toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Runs in the page. */
function problemsOf(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const name = card.querySelector('.ccg-card-name')
    const text = card.querySelector<HTMLElement>('.ccg-card-text')
    if (!text?.innerText.trim() || !text.checkVisibility({ visibilityProperty: true }))
      return [`${name?.textContent}: no text`]
    const range = document.createRange()
    range.selectNodeContents(text)
    const [box, words] = [card.getBoundingClientRect(), range.getBoundingClientRect()]
    const style = getComputedStyle(text)
    const scale = box.width / Number.parseFloat(getComputedStyle(card).width)
    const size = Math.round(Number.parseFloat(style.fontSize) * scale * 10) / 10
    const covers = [...card.querySelectorAll('.ccg-stat, .ccg-card-cost, .ccg-card-name')].filter((each) => {
      const other = each.getBoundingClientRect()
      const isBeside = other.right <= words.left || other.left >= words.right
      return !isBeside && other.top < words.bottom - 1 && other.bottom > words.top + 1
    })
    const isCut = words.bottom > box.bottom + 0.5 || words.left < box.left || words.right > box.right + 0.5
    const problems = [
      ...(size < 11 ? [`${size} px`] : []),
      ...(isCut ? ['cut off'] : []),
      ...covers.map((each) => `under ${each.className}`),
    ]
    return problems.map((problem) => `${name?.textContent} (${text.innerText}): ${problem}`)
  })
}

/** A game as the chain has it. */
export const readChainGame = (gameId: number): Promise<Game> =>
  askChain((connection) => readGame(connection, gameId))

/** The queue as the chain has it. */
export const readChainQueue = (): Promise<Waiting[]> => askChain(readQueue)

/** Puts an account into the queue on the lobby's default terms; it never acts. */
export async function seatSilentStranger(): Promise<{ address: string; leave: () => Promise<void> }> {
  const account = accountFromSecret(createSecret())
  const secret = crypto.getRandomValues(new Uint8Array(32))
  await askChain(async (connection) => {
    await fundAccount(connection, account.address)
    await registerForMatch(connection, account, { rules: 2, secret })
  })
  const leave = async () => {
    await askChain((connection) => leaveQueue(connection, account, { rules: 2, scheme: 3 }))
  }
  return { address: account.address, leave }
}

/** The account and the secret that a page plays with. */
export async function readVisitor(page: Page): Promise<[account: BurnerAccount, secret: Uint8Array]> {
  const stored = await page.evaluate(() => [
    localStorage.getItem('fivefold.burners'),
    localStorage.getItem('fivefold.ccg.secret'),
  ])
  const { state } = JSON.parse(stored[0] ?? '')
  return [accountFromSecret(state.burners.polkadot.secret), Buffer.from(stored[1] ?? '', 'hex')]
}

/** Reads or sends with the test's own connection to the chain. */
export async function askChain<T>(read: (connection: PolkadotConnection) => Promise<T>): Promise<T> {
  const connection = await connect({ deployment: await readDeployment() })
  try {
    return await read(connection)
  } finally {
    await connection.close()
  }
}

/** Calls a method of the local node that the SDK does not offer. */
export async function callNode<T>(
  page: Page,
  nodeUrl: string,
  method: string,
  ...params: unknown[]
): Promise<T> {
  const answer = await page.evaluate(
    ([to, request]) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(to)
        socket.onopen = () => socket.send(request)
        socket.onerror = () => reject(new Error('the node does not answer'))
        socket.onmessage = ({ data }) => {
          socket.close()
          resolve(String(data))
        }
      }),
    [nodeUrl, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })] as const,
  )
  const { result, error } = JSON.parse(answer)
  if (error) throw new Error(error.message)
  return result
}

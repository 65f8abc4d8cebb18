import { readGame, readTokenBalance } from '@fivefold/sdk/solana/dolero'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  bet,
  chooseRelic,
  commitOrder,
  connectChain,
  hearts,
  laidNames,
  layCards,
  lockCards,
  type Means,
  nextWish,
  offeredBets,
  openTable,
  readHouse,
  readPayouts,
  result,
  swapFirst,
  takeSeat,
  unlessLate,
} from './dolero.js'
import { url } from './installation.js'
import { axeViolations, expectAccessible } from './lobby.js'
import { pageOpener } from './pages.js'
import { readBurner } from './player.js'

const openPage = pageOpener()
const slow = 90_000

type Seat = { page: Page; means: readonly Means[]; isBold: boolean; seen: Set<string> }

describe('a game between two browsers', () => {
  it('is played to the last heart at the BONK table with reloads, and paid out exactly', async () => {
    const { connection, tables } = await connectChain()
    const table = tables.find(({ name }) => name === 'bonk')
    if (!table?.mint) throw new Error('there is no BONK table')
    const { mint } = table
    const alice = await openPage({ reducedMotion: 'reduce' })
    const bob = await openPage({ reducedMotion: 'reduce' })
    const link = await openTable(alice.page, 'bonk')
    await expectAccessible(alice.page, 'waiting')
    await takeSeat(bob.page, link)
    const game = link.split('/').at(-1) ?? ''
    const deposited = (await readGame(connection, game))?.deposited ?? 0n
    expect(deposited).toBeGreaterThan(0n)
    const addresses = [await readBurner(alice.page, 'solana'), await readBurner(bob.page, 'solana')]
    const tokens = async () =>
      Promise.all(
        addresses.map(async (address) => (await readTokenBalance(connection, { address, mint })).raw),
      )
    const before = await tokens()
    const house = await readHouse(table.house)

    const seats: Seat[] = [
      { page: alice.page, means: ['click', 'drag', 'click'], isBold: true, seen: new Set() },
      { page: bob.page, means: ['keyboard'], isBold: false, seen: new Set() },
    ]
    await Promise.all(seats.map(play))

    for (const { seen } of seats) {
      expect([...seen]).toEqual(expect.arrayContaining(['relic', 'cards', 'bet', 'reloaded with the order']))
    }
    expect(seats[0]?.seen.has('swapped')).toBe(true)
    expect(seats[1]?.seen.has('called')).toBe(true)
    const results = await Promise.all(seats.map(({ page }) => result(page).innerText()))
    expect(results.toSorted()).toEqual(['You lose', 'You win'])
    expect(await hearts(alice.page)).toMatch(/^0 : \d$|^\d : 0$/)
    expect(await alice.page.getByText(/No hearts left|Decided in sudden death/).count()).toBe(1)

    const payouts = await readPayouts(alice.page)
    expect(await readPayouts(bob.page)).toEqual(payouts)
    const after = await tokens()
    expect(after.map((raw, index) => raw - (before[index] ?? 0n))).toEqual(payouts)
    const rake = (await readHouse(table.house)) - house
    expect(rake).toBeGreaterThan(0n)
    expect((payouts[0] ?? 0n) + (payouts[1] ?? 0n) + rake).toBe(deposited)
    expect(await readGame(connection, game)).toBeNull()

    await expectAccessible(alice.page, 'the result')
    await expectRecord(bob.page, { game, payouts, winner: addresses[results.indexOf('You win')] ?? '', mint })
    connection.close()
    expect([...alice.complaints, ...bob.complaints]).toEqual([])
  }, 900_000)
})

/** Plays a seat until the game is over: Alice raises, Bob calls the first time and folds from then on. */
async function play(seat: Seat): Promise<void> {
  for (;;) {
    const wish = await nextWish(seat.page)
    seat.seen.add(wish)
    if (wish === 'end') return
    await turns[wish](seat).catch(unlessLate)
  }
}

describe('a game against the bot', () => {
  it('passes axe and continues after a reload at every decision, and is paid out after a forfeit', async () => {
    const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
    await page.goto(`${url}/dolero`)
    await page.getByRole('radio', { name: /micro/i }).check({ timeout: slow })
    await expectAccessible(page, 'the tables')
    await page.getByRole('button', { name: 'Easy', exact: true }).click()
    const checked = new Set<string>()
    // The checks may take longer than a turn's clock: a missed decision comes again in the next round, unless the game is over.
    while (checked.size < 3) {
      const wish = await nextWish(page)
      if (wish === 'end') break
      if (!checked.has(wish)) {
        expect(await axeViolations(page), wish).toEqual([])
        await page.reload()
        await page.locator('.dolero-felt').waitFor({ timeout: slow })
        checked.add(wish)
      }
      const seat: Seat = { page, means: ['click'], isBold: false, seen: new Set(['reloaded with the order']) }
      const next = await nextWish(page)
      if (next !== 'end') await turns[next](seat).catch(unlessLate)
    }
    expect([...checked].toSorted()).toEqual(['bet', 'cards', 'relic'])
    if (!(await result(page).isVisible())) {
      await page.getByRole('button', { name: 'Forfeit', exact: true }).click({ timeout: slow })
      await page.getByRole('button', { name: 'Forfeit the game' }).click()
    }
    await result(page).waitFor({ timeout: slow })
    expect((await readPayouts(page)).every((raw) => raw > 0n)).toBe(true)
    expect(complaints).toEqual([])
  }, 600_000)
})

const turns = {
  relic: ({ page }: Seat) => chooseRelic(page),
  cards: async ({ page, means, seen }: Seat) => {
    if (means.includes('drag') && !seen.has('swapped')) {
      await swapFirst(page)
      seen.add('swapped')
    }
    await layCards(page, means)
    if (!seen.has('reloaded with the order')) {
      await commitOrder(page)
      const names = await laidNames(page)
      await page.reload()
      await page.locator('.dolero-desk, .dolero-row').nth(1).waitFor({ timeout: slow })
      if (await page.locator('.dolero-desk').isVisible()) {
        expect(await laidNames(page)).toEqual(names)
        seen.add('reloaded with the order')
      }
    }
    await lockCards(page)
  },
  bet: async ({ page, isBold, seen }: Seat) => {
    const offered = await offeredBets(page)
    // The time ran out, and the program has bet already.
    if (offered.length === 0) return
    const isRaised = offered.includes('Call')
    expect(offered).toEqual(isRaised ? ['Call', 'Fold', 'Raise'] : ['Reveal', 'Raise'])
    if (!isRaised) return bet(page, isBold ? 'Raise' : 'Reveal')
    const isFirst = !seen.has('called')
    await bet(page, isFirst ? 'Call' : 'Fold')
    seen.add('called')
  },
}

type Recorded = { game: string; payouts: readonly bigint[]; winner: string; mint: string }

/** The closed game is shown with its payouts, and its winner in the token's standings. */
async function expectRecord(page: Page, { game, payouts, winner, mint }: Recorded): Promise<void> {
  await page.goto(`${url}/dolero/game/${game}`)
  expect(await readPayouts(page)).toEqual(payouts)
  expect(await page.getByText(/^Round 1: /).count()).toBe(1)
  await expectAccessible(page, 'the record')
  await page.goto(`${url}/dolero/standings?token=${mint}`)
  const cells = page.locator(`tr[data-player="${winner}"]`).locator('td')
  await expect
    .poll(async () => (await cells.allInnerTexts()).slice(1, 3), { timeout: slow })
    .toEqual(['1', '0'])
  await expectAccessible(page, 'standings')
}

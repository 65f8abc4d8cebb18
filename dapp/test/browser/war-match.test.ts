import { connect } from '@fivefold/sdk/evm'
import { cardsOf } from '@fivefold/sdk/evm/tarot'
import { cardName } from '@fivefold/sdk/war'
import type { Page } from 'playwright-core'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { readDeployment, url } from './installation.js'
import { expectAccessible } from './lobby.js'
import { pageOpener } from './pages.js'
import { readBurner } from './player.js'
import {
  anchored,
  breakable,
  dropAndReturn,
  expectedResults,
  readAnchored,
  signBoth,
  sitDown,
} from './server-match.js'
import { scriptWar, type WarScript } from './war-script.js'

const openPage = pageOpener()
const slow = 40_000

const log = (page: Page) => page.locator('.play-log > li')
const canFlip = (page: Page) => page.locator('[data-can-flip]')

async function expectEntries(pages: readonly Page[], count: number): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => log(page).count(), { timeout: slow, interval: 40 }).toBe(count)
  }
}

/** Fixes this browser's part of the seed from its next page load on. Only draws of 32 bytes are fixed, so keys stay random. */
async function fixSecret(page: Page, secret: string): Promise<void> {
  await page.addInitScript((hex) => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array) || array.length !== 32) return random(array)
      array.set(hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
      return array
    }
  }, secret)
}

/** Takes free cards from the faucet, and returns them as the chain has them. */
async function takeCards(page: Page) {
  await page.goto(`${url}/war`)
  await page.getByRole('button', { name: 'Get 20 cards' }).click({ timeout: slow })
  await page.locator('[data-testid="own-cards"][data-count="20"]').waitFor({ timeout: slow })
  const deployment = await readDeployment()
  return cardsOf(connect({ deployment }), getAddress(await readBurner(page, 'evm')))
}

/** Plays one action of the script: Alice with the mouse, Bob by keyboard. */
async function play(pages: readonly [Page, Page], { action }: WarScript['entries'][number]): Promise<void> {
  // The server adds lots by itself.
  if (action.type !== 'flip') return
  const page = pages[action.playerIndex]
  await canFlip(page).waitFor({ timeout: slow })
  if (action.playerIndex === 0) await page.getByTestId('deck').click()
  else await page.keyboard.press('f')
}

/** The labels of a side's cards. */
const pile = (page: Page, owner: string) =>
  page
    .getByRole('list', { name: `${owner} on the table` })
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

describe('a match between two browsers', () => {
  it('is played to its end with NFTs, a war and a player who drops in the middle of a round', async () => {
    const alice = await openPage({ reducedMotion: 'reduce' })
    const bob = await openPage({ reducedMotion: 'reduce' })
    const spectator = await openPage({ reducedMotion: 'reduce' })
    const owned = await takeCards(alice.page)
    expect(owned).toHaveLength(20)
    const script = scriptWar(owned)
    await fixSecret(alice.page, script.secrets[0])
    await fixSecret(bob.page, script.secrets[1])

    await alice.page.goto(`${url}/war`)
    await alice.page.getByLabel('Your name').fill('Alice')
    await alice.page.getByRole('button', { name: 'Invite a friend' }).click()
    await alice.page.getByText('Waiting for an opponent').waitFor({ timeout: slow })
    const link = alice.page.url()
    await sitDown(bob.page, link, 'Bob')
    await canFlip(bob.page).waitFor({ timeout: slow })
    await spectator.page.goto(link)
    await spectator.page.getByText('You are watching').waitFor({ timeout: slow })

    let bobPage = bob.page
    const war = script.entries.findIndex(
      ({ details }) => details.type !== 'forfeit' && details.steps.some(({ type }) => type === 'war'),
    )
    const droppedAt = 2
    for (const [index, entry] of script.entries.slice(0, Math.max(war, droppedAt) + 1).entries()) {
      await play([alice.page, bobPage], entry)
      // The server sends lots at once: the state before them may never be visible.
      if (script.entries[index + 1]?.action.type === 'lots' && index !== war) continue
      await expectEntries([alice.page, bobPage, spectator.page], index + 1)
      if (index === droppedAt) bobPage = await dropBob(bobPage, alice.page, link, index + 1)
      if (index === war) await expectWar([alice.page, bobPage, spectator.page], entry)
    }

    for (const page of [alice.page, bobPage]) await page.getByText('Fast', { exact: true }).click()
    const { outcome } = script.game
    if (!outcome || 'draw' in outcome) throw new Error('the script has no winner')
    const results = [alice.page, bobPage, spectator.page].map((page) => page.getByTestId('result'))
    for (const result of results) await result.waitFor({ timeout: 90_000 })
    expect(await Promise.all(results.map((result) => result.innerText()))).toEqual(
      expectedResults(outcome.winnerIndex),
    )
    await expectSameActions(spectator.page, script)
    for (const page of [alice.page, bobPage, spectator.page]) {
      await page.locator('[data-integrity="proven"]').waitFor({ timeout: slow })
    }
    await expectReplay(spectator.page, script)
    await signAndRecord(alice.page, bobPage)
    await expectRecorded(spectator.page, link, outcome.winnerIndex)

    await alice.page.getByRole('button', { name: 'Rematch' }).click()
    await alice.page.getByText('Waiting for an opponent').waitFor({ timeout: slow })
    expect([...alice.complaints, ...bob.complaints, ...spectator.complaints]).toEqual([])
  }, 300_000)
})

/** Bob reconnects after Alice has flipped and before he has: he finds her card on the table. */
async function dropBob(page: Page, opponent: Page, link: string, entries: number): Promise<Page> {
  const before = await pile(opponent, 'You')
  expect(before).toHaveLength(1)
  return dropAndReturn(page, opponent, link, async (back) => {
    await expectEntries([back], entries)
    expect(await pile(back, 'Alice')).toEqual(before)
    expect(await pile(back, 'You')).toEqual([])
  })
}

async function expectWar(pages: readonly Page[], { details }: WarScript['entries'][number]): Promise<void> {
  const steps = details.type === 'forfeit' ? [] : details.steps
  const down = steps.flatMap((step) => (step.type === 'war' ? step.faceDown : []))
  for (const page of pages) {
    expect(await page.getByTestId('war').innerText()).toContain('WAR!')
    const hidden = page.getByRole('img', { name: 'face down' })
    expect(await hidden.count()).toBe(down.reduce((sum, count) => sum + count, 0))
  }
}

/** Each player flipped the script's cards in order, in any interleaving, and the lots were sent. */
async function expectSameActions(page: Page, { entries }: WarScript): Promise<void> {
  await expectEntries([page], entries.length)
  const heads = await page.locator('.play-log-head').allInnerTexts()
  for (const [player, name] of ['Alice', 'Bob'].entries()) {
    const flips = entries.flatMap(({ action, details }) =>
      action.type === 'flip' && action.playerIndex === player && details.type === 'flip'
        ? [`${name} flips ${cardName(details.card)}`]
        : [],
    )
    expect(heads.filter((head) => head.startsWith(`${name} flips`))).toEqual(flips)
  }
  const lots = entries.flatMap(({ action }) => (action.type === 'lots' ? action.lots : []))
  expect(lots.length).toBeGreaterThan(0)
  for (const { id, lot } of lots) expect(heads.join('\n')).toContain(`#${id} ${lot}`)
}

async function expectReplay(page: Page, { entries }: WarScript): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByText(`All ${entries.length + 1} states have the hash`).waitFor({ timeout: slow })
  await page.getByRole('button', { name: 'One action forward' }).click()
  expect(await page.locator('.war-shown').count()).toBe(1)
  await page.keyboard.press('End')
  expect(await page.getByTestId('replay-text').innerText()).toContain('wins')
}

/** Alice's account is bound since she joined, for her cards; Bob's is bound when he signs. */
async function signAndRecord(alice: Page, bob: Page): Promise<void> {
  await signBoth(alice, bob)
  await bob.getByRole('button', { name: 'Record on chain' }).click()
  for (const page of [alice, bob]) await anchored(page, 'recorded')
}

async function expectRecorded(page: Page, link: string, winner: number): Promise<void> {
  const matchId = link.split('/').at(-1) ?? ''
  expect(await readAnchored(matchId)).toMatchObject({ status: 'final', winner })
  await page.goto(`${url}/war/standings`)
  await page.locator(`[data-match="${matchId}"]`).waitFor({ timeout: slow })
  await expectAccessible(page, 'standings')
}

describe('a match against the bot', () => {
  it('continues after a lost connection and a reload, and can be forfeited', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' })
    const breakConnection = await breakable(page)
    await page.goto(`${url}/war`)
    await page.getByRole('button', { name: 'Play the bot' }).click({ timeout: slow })
    await canFlip(page).waitFor({ timeout: slow })
    await page.getByTestId('deck').click()
    await expect.poll(() => log(page).count(), { timeout: slow }).toBeGreaterThanOrEqual(2)
    await breakConnection()
    await page.reload()
    await canFlip(page).waitFor({ timeout: slow })
    expect(await log(page).count()).toBeGreaterThanOrEqual(2)
    await expectAccessible(page, 'table')
    await page.getByRole('button', { name: 'Forfeit' }).click()
    await page.getByRole('button', { name: 'Really forfeit' }).click()
    expect(await page.getByTestId('result').innerText()).toBe('You lose')
    await expectAccessible(page, 'result')
    await page.getByRole('button', { name: 'Rematch' }).click()
    await canFlip(page).waitFor({ timeout: slow })
  })
})

describe('War in both themes', () => {
  it('has no accessibility violations at 390 and 1280', async () => {
    const { page } = await openPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of ['', '/replay', '/rules', '/metadata']) {
      await page.goto(`${url}/war${path}`)
      await page.locator('h1').waitFor({ timeout: slow })
      if (path === '/metadata') await page.getByTestId('metadata').waitFor({ timeout: slow })
      await expectAccessible(page, path || 'lobby')
    }
  })
})

import { connect } from '@fivefold/sdk/evm'
import { readLedgerEntry } from '@fivefold/sdk/evm/ledger'
import { cardsOf } from '@fivefold/sdk/evm/tarot'
import { matchKey } from '@fivefold/sdk/ledger'
import { readLedgerRecord } from '@fivefold/sdk/match/war'
import { cardName } from '@fivefold/sdk/war'
import type { Page, WebSocketRoute } from 'playwright-core'
import { getAddress } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './lobby.js'
import { pageOpener } from './pages.js'
import { readDeployment, sitDown } from './phalanx.js'
import { scriptWar, type WarScript } from './war-script.js'

const url = inject('dappUrl')
const openPage = pageOpener()
const slow = 40_000

const log = (page: Page) => page.locator('.play-log > li')
const canFlip = (page: Page) => page.locator('[data-can-flip]')

async function expectEntries(pages: readonly Page[], count: number): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => log(page).count(), { timeout: slow, interval: 40 }).toBe(count)
  }
}

async function readBurner(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('fivefold.burners'))
  return JSON.parse(stored ?? '{}').state.burners.evm.address
}

/** From its next page on, this browser's part of the seed is known; keys are not made of 32 bytes. */
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

/** Free cards from the faucet, and what the chain says of them. */
async function takeCards(page: Page) {
  await page.goto(`${url}/war`)
  await page.getByRole('button', { name: 'Get 20 cards' }).click({ timeout: slow })
  await page.locator('[data-testid="own-cards"][data-count="20"]').waitFor({ timeout: slow })
  const deployment = await readDeployment(url)
  return cardsOf(connect({ deployment }), getAddress(await readBurner(page)))
}

/** One action of the script, as its player does it: Alice with the mouse, Bob by keyboard. */
async function play(pages: readonly [Page, Page], { action }: WarScript['entries'][number]): Promise<void> {
  // Lots come from the server by themselves.
  if (action.type !== 'flip') return
  const page = pages[action.playerIndex]
  await canFlip(page).waitFor({ timeout: slow })
  if (action.playerIndex === 0) await page.getByTestId('deck').click()
  else await page.keyboard.press('f')
}

/** The cards of a side as the page names them. */
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
      if (index === droppedAt) bobPage = await dropAndReturn(bobPage, alice.page, link, index + 1)
      if (index === war) await expectWar([alice.page, bobPage, spectator.page], entry)
    }

    for (const page of [alice.page, bobPage]) await page.getByText('Fast', { exact: true }).click()
    const { outcome } = script.game
    if (!outcome || 'draw' in outcome) throw new Error('the script has no winner')
    const aliceWins = outcome.winnerIndex === 0
    const results = [alice.page, bobPage, spectator.page].map((page) => page.getByTestId('result'))
    for (const result of results) await result.waitFor({ timeout: 90_000 })
    expect(await Promise.all(results.map((result) => result.innerText()))).toEqual([
      aliceWins ? 'You win' : 'You lose',
      aliceWins ? 'You lose' : 'You win',
      aliceWins ? 'Alice wins' : 'Bob wins',
    ])
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

/** Alice's card lies open, Bob's is missing: he goes, comes back and finds it so. */
async function dropAndReturn(page: Page, opponent: Page, link: string, entries: number): Promise<Page> {
  const before = await pile(opponent, 'You')
  expect(before).toHaveLength(1)
  const context = page.context()
  await page.close()
  const notice = opponent.getByText('Bob lost the connection')
  await notice.waitFor({ timeout: slow })
  const back = await context.newPage()
  await back.goto(link)
  await expectEntries([back], entries)
  expect(await pile(back, 'Alice')).toEqual(before)
  expect(await pile(back, 'You')).toEqual([])
  await notice.waitFor({ state: 'detached', timeout: slow })
  return back
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

const anchored = (page: Page, step: string) =>
  page.locator(`[data-testid="anchor"][data-step="${step}"]`).waitFor({ timeout: slow })

/** Alice sat down with her account, for her cards; Bob's is bound when he signs. */
async function signAndRecord(alice: Page, bob: Page): Promise<void> {
  await bob.getByRole('button', { name: 'Sign result' }).click({ timeout: slow })
  await anchored(bob, 'claimable')
  await alice.getByText('Bob: signed').waitFor({ timeout: slow })
  await alice.getByRole('button', { name: 'Sign result' }).click()
  for (const page of [alice, bob]) await anchored(page, 'signed')
  await bob.getByRole('button', { name: 'Record on chain' }).click()
  for (const page of [alice, bob]) await anchored(page, 'recorded')
}

async function expectRecorded(page: Page, link: string, winner: number): Promise<void> {
  const matchId = link.split('/').at(-1) ?? ''
  const deployment = await readDeployment(url)
  const { result } = await readLedgerRecord(deployment.server.url, matchId)
  if (!result) throw new Error('the server has no result')
  const entry = await readLedgerEntry(connect({ deployment }), matchKey(result))
  expect(entry).toMatchObject({ status: 'final', winner })
  await page.goto(`${url}/war/standings`)
  await page.locator(`[data-match="${matchId}"]`).waitFor({ timeout: slow })
  await expectAccessible(page, 'standings')
}

describe('a match against the bot', () => {
  it('continues after a lost connection and a reload, and can be forfeited', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' })
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    await page.goto(`${url}/war`)
    await page.getByRole('button', { name: 'Play the bot' }).click({ timeout: slow })
    await canFlip(page).waitFor({ timeout: slow })
    await page.getByTestId('deck').click()
    await expect.poll(() => log(page).count(), { timeout: slow }).toBeGreaterThanOrEqual(2)
    await sockets.at(-1)?.close({ code: 4000 })
    await page.getByText('Connection lost').waitFor()
    await page.getByText('The connection is back').first().waitFor({ timeout: slow })
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

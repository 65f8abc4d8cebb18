import { accountFromSecret, botAddress, connect, createSecret } from '@fivefold/sdk/evm'
import { matchDomain, readResult } from '@fivefold/sdk/evm/triad'
import { createTriadMatch } from '@fivefold/sdk/match/triad'
import { defaultRuleset } from '@fivefold/sdk/triad'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shortAddress } from '../../src/lib/short-address.js'
import { readDeployment, url } from './installation.js'
import { expectAccessible, finishedRows, readFinished } from './lobby.js'
import { pageOpener } from './pages.js'
import { downloadReplay, expectFileRefused, openReplayFile, readBurner } from './player.js'
import {
  beginIfAsked,
  markByKeyboard,
  openWithDeck,
  playByClick,
  playByDrag,
  playByKeyboard,
  playToTheEnd,
  prepareDeck,
  result,
  untilSeated,
  yourTurn,
} from './triad.js'

const openPage = pageOpener()
const slow = 60_000

async function readSettled(matchId: string) {
  const deployment = await readDeployment()
  return readResult(connect({ deployment }), matchId as `0x${string}`)
}

describe('a match between two browsers', () => {
  it('is played, signed, settled on chain and counted in the standings', async () => {
    const host = await openPage({ reducedMotion: 'reduce' })
    const guest = await openPage({ reducedMotion: 'reduce' })
    await openWithDeck(host.page)
    await host.page.getByRole('button', { name: 'Invite a friend' }).click()
    const link = await host.page.getByLabel('Invitation link').inputValue({ timeout: slow })

    await guest.page.goto(link)
    await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor()
    await prepareDeck(guest.page)
    await guest.page.getByRole('button', { name: 'Sit down' }).click()
    await untilSeated(guest.page)
    await playToTheEnd([
      { page: host.page, play: playByKeyboard },
      { page: guest.page, play: playByClick },
    ])
    const shown = await result(host.page).innerText()
    const [hostTiles, guestTiles] = (shown.match(/\d+/g) ?? []).map(Number)
    expect(await result(guest.page).innerText()).toContain(`${guestTiles} : ${hostTiles}`)
    expect(await host.page.getByText('Both decks are sealed on chain').isVisible()).toBe(true)

    await host.page.getByRole('button', { name: 'Sign the match' }).click()
    await host.page.getByText('Waiting for the other signature').waitFor()
    await guest.page.getByText('Opponent: signed').waitFor({ timeout: slow })
    await guest.page.getByRole('button', { name: 'Sign the match' }).click()
    await guest.page.getByRole('button', { name: 'Settle on chain' }).click({ timeout: slow })
    for (const { page } of [host, guest]) {
      await page.getByText('Settled.').waitFor({ timeout: slow })
      const done = page.locator('.play-end .record-step[data-state="done"]')
      await expect.poll(() => done.count(), { timeout: slow }).toBe(3)
    }

    const replay = await host.page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')
    const settled = await readSettled(replay?.split('/').at(-1) ?? '')
    expect(settled?.seasonId).toBe(1)
    expect(settled?.tiles).toEqual([hostTiles, guestTiles])
    const hostWon = Number(hostTiles) > Number(guestTiles)
    expect(settled?.winner).toBe(hostWon ? 0 : 1)

    const players = [await readBurner(host.page, 'evm'), await readBurner(guest.page, 'evm')]
    const winner = hostWon ? players[0] : players[1]
    const loser = hostWon ? players[1] : players[0]
    await host.page.getByRole('link', { name: 'Standings' }).last().click()
    const row = (player: string | undefined) =>
      host.page.locator(`tr[data-player="${player}"]`).locator('td').allInnerTexts()
    await expect.poll(async () => (await row(winner)).slice(1, 3), { timeout: slow }).toEqual(['1', '0'])
    expect((await row(loser)).slice(1, 3)).toEqual(['0', '1'])

    await host.page.locator(`tr[data-player="${winner}"]`).getByRole('link').click()
    await host.page.getByText('1 of the 1 matches below won.').waitFor()

    await host.page.goto(link)
    await host.page.getByRole('button', { name: 'Rematch' }).click({ timeout: slow })
    await guest.page.getByRole('button', { name: 'Accept the rematch' }).click({ timeout: slow })
    await untilSeated(host.page)
    expect(host.page.url()).not.toBe(link)
    expect(host.complaints).toEqual([])
    expect(guest.complaints).toEqual([])
  })

  it('waits on the list of open matches until an opponent joins', async () => {
    const host = await openPage({ reducedMotion: 'reduce' })
    const guest = await openPage({ reducedMotion: 'reduce' })
    await openWithDeck(host.page)
    await host.page.getByRole('button', { name: 'Open a table' }).click()
    await host.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor({ timeout: slow })
    const address = await readBurner(host.page, 'evm')

    await openWithDeck(guest.page)
    const table = guest.page
      .getByRole('region', { name: 'Open matches' })
      .getByRole('listitem')
      .filter({ has: guest.page.locator(`[title="${address}"]`) })
    await table.getByRole('button', { name: 'Sit down' }).click({ timeout: slow })
    await untilSeated(host.page)

    // A third browser has no seat, and sees the same table without any controls.
    const { page } = await openPage({ reducedMotion: 'reduce' })
    await page.goto(host.page.url())
    await untilSeated(page)
    expect(await page.getByRole('button', { name: 'I begin' }).count()).toBe(0)
    expect(await yourTurn(page).count()).toBe(0)
  })
})

describe('an opponent whose cards are not those on chain', () => {
  it('is exposed before the first turn', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' })
    await page.goto(await inviteWithFalseCards())
    await prepareDeck(page)
    await page.getByRole('button', { name: 'Sit down' }).click()
    await untilSeated(page)
    await beginIfAsked(page)
    await page.getByText('Do not play on').waitFor({ timeout: slow })
    expect(await page.getByRole('alert').innerText()).toContain('has not sealed this deck')
  })
})

/** Opens a match through the SDK with tens on every edge and no seal. */
async function inviteWithFalseCards(): Promise<string> {
  const deployment = await readDeployment()
  const { address } = accountFromSecret(createSecret())
  const card = { up: 10, right: 10, down: 10, left: 10, hand: 0, power: 1, trait: 'none' } as const
  const deck = [1n, 2n, 3n, 4n, 5n] as const
  const match = await createTriadMatch(deployment.server.url, {
    terms: {
      ruleset: defaultRuleset,
      seasonId: 1,
      domain: matchDomain(connect({ deployment })),
      lifetime: 3600,
    },
    seat: { player: address, deck, cards: new Map(deck.map((id) => [id, card])), isContract: false },
  })
  match.close()
  return `${url}/triad/room/${match.matchId}`
}

describe('a match against the bot', () => {
  it('continues after a reload, by drag and keyboard, to a settled replay', async () => {
    const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
    await openWithDeck(page)
    await page.getByRole('button', { name: 'Easy' }).click()
    await untilSeated(page)
    await beginIfAsked(page)
    await yourTurn(page).waitFor({ timeout: slow })
    await playByDrag(page)
    await yourTurn(page).waitFor({ timeout: slow })
    const played = await page.locator('[data-filled]').count()

    await page.reload()
    await yourTurn(page).waitFor({ timeout: slow })
    expect(await page.locator('[data-filled]').count()).toBe(played)
    await page.goto(`${url}/triad`)
    await page.getByRole('link', { name: 'Continue' }).click()
    await yourTurn(page).waitFor({ timeout: slow })
    await markByKeyboard(page)
    await page
      .getByRole('region', { name: 'Turns' })
      .getByText(/^Mark .*, 2 left$/)
      .first()
      .waitFor()
    await playToTheEnd([{ page, play: playByKeyboard }])
    await page.getByRole('button', { name: 'Sign the match' }).click()
    await page.getByRole('button', { name: 'Settle on chain' }).click({ timeout: slow })
    await page.getByRole('link', { name: 'Watch the replay' }).click({ timeout: slow })

    await page.getByRole('heading', { level: 1, name: /wins \d : \d/ }).waitFor({ timeout: slow })
    expect(await page.getByTestId('practice').innerText()).toContain('B is the bot of A')
    await expectPractice(page)
    const filled = () => page.locator('.triad-board .triad-lying').count()
    const position = () => page.locator('output').last().innerText()
    expect(await filled()).toBe(0)
    await page.getByRole('button', { name: 'One turn forward' }).click()
    await page.keyboard.press('ArrowRight')
    expect(await position()).toBe('2 / 9')
    expect(await filled()).toBe(2)
    await page.keyboard.press('End')
    expect(await filled()).toBe(9)
    await page.keyboard.press('ArrowLeft')
    expect(await filled()).toBe(8)
    await page.getByLabel('Turn', { exact: true }).fill('4')
    expect(await filled()).toBe(4)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(position, { timeout: slow }).toBe('9 / 9')

    const file = await downloadReplay(page)
    await openReplayFile(page, `${url}/triad/replay`, file)
    expect(await filled()).toBe(9)
    expect(complaints).toEqual([])
  })
})

/** The match is in the lobby with its bot marked, and neither of its players is in the standings. */
async function expectPractice(page: Page): Promise<void> {
  const address = await readBurner(page, 'evm')
  const path = new URL(page.url()).pathname
  const lobby = await page.context().newPage()
  await lobby.goto(url)
  const row = finishedRows(lobby, 'triad').filter({ has: lobby.locator(`a[href="${path}"]`) })
  await row.waitFor({ timeout: slow })
  expect(await row.innerText()).toMatch(/\bBot\b/)
  expect(await row.innerText()).toContain(shortAddress(address))
  expect(await readFinished(lobby, 'triad')).toBeGreaterThanOrEqual(1)
  await lobby.goto(`${url}/triad/player/${address}`)
  await lobby.locator('.recent-match .bot-mark').waitFor({ timeout: slow })
  await lobby.goto(`${url}/triad/standings?season=0`)
  await lobby.getByText(/Counted from what the contract settled/).waitFor()
  await expect.poll(() => lobby.getByText('Reading…').count(), { timeout: slow }).toBe(0)
  for (const player of [address, botAddress(address)])
    expect(await lobby.locator(`tr[data-player="${player}"]`).count()).toBe(0)
  await lobby.close()
}

describe('a file that is not a match', () => {
  it('is refused with the reason', async () => {
    const { page } = await openPage()
    await expectFileRefused(page, `${url}/triad/replay`, '{"header":{}}')
  })
})

describe('Triad in both themes', () => {
  it('has no accessibility violations at 390 and 1280', async () => {
    const { page } = await openPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openWithDeck(page)
    await expectAccessible(page, 'play')
    await page.getByRole('button', { name: 'Invite a friend' }).click()
    await page.getByLabel('Invitation link').waitFor({ timeout: slow })
    await expectAccessible(page, 'waiting')
    await page.goto(`${url}/triad`)
    await page.getByRole('button', { name: 'Hard' }).click()
    await untilSeated(page)
    const begin = page.getByRole('button', { name: 'I begin' })
    if (await begin.isVisible()) {
      await expectAccessible(page, 'wind')
      await begin.click()
    }
    await yourTurn(page).waitFor({ timeout: slow })
    await playByClick(page)
    await yourTurn(page).waitFor({ timeout: slow })
    await page.keyboard.press('2')
    await expectAccessible(page, 'table')
    await page.keyboard.press('Escape')
    await playToTheEnd([{ page, play: playByClick }])
    await expectAccessible(page, 'end')
    for (const path of ['standings?season=1', 'replay', 'rules']) {
      await page.goto(`${url}/triad/${path}`)
      await page.locator('h1').waitFor()
      await expectAccessible(page, path)
    }
  })
})

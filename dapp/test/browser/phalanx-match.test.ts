import { readFileSync } from 'node:fs'
import { gameRecordSchema, replayGame } from '@fivefold/sdk/phalanx'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readDeployment, url } from './installation.js'
import { expectAccessible } from './lobby.js'
import { pageOpener } from './pages.js'
import { expectActions, type Hand, openSeededMatch, play, readSide } from './phalanx.js'
import { scriptMatch } from './phalanx-script.js'
import { downloadReplay, expectFileRefused, openReplayFile, readBurner } from './player.js'
import {
  anchored,
  breakable,
  dropAndReturn,
  expectedResults,
  readAnchored,
  signBoth,
  sitDown,
} from './server-match.js'
import { announceWallet } from './test-wallet.js'

const openPage = pageOpener()
const slow = 30_000
/** A short match with reinforcements on both sides. */
const rngSeed = 3818
const script = scriptMatch({
  rngSeed,
  players: [
    { id: '', name: 'Alice' },
    { id: '', name: 'Bob' },
  ],
})
const droppedAt = [7, 19]

describe('a match between two browsers', () => {
  it('is played to its end with a spectator and a player who reconnects, then signed by both and recorded', async () => {
    const alice = await openPage({ reducedMotion: 'reduce' })
    const bob = await openPage({ reducedMotion: 'reduce' })
    const spectator = await openPage({ reducedMotion: 'reduce' })
    const link = await openSeededMatch(rngSeed)
    await connectWallet(alice.page)
    await sitDown(alice.page, link, 'Alice')
    await alice.page.getByText('Waiting for an opponent').waitFor({ timeout: slow })
    await sitDown(bob.page, link, 'Bob')
    await spectator.page.goto(link)
    await spectator.page.getByText('You are watching').waitFor({ timeout: slow })
    await alice.page.getByRole('button', { name: 'Play for the record' }).click({ timeout: slow })
    const account = bob.page.getByRole('region', { name: 'Accounts' }).locator('[title]')
    await account.waitFor({ timeout: slow })

    let bobPage = bob.page
    const hands: Record<number, Hand[]> = { 0: ['keyboard'], 1: ['mouse', 'drag', 'mouse'] }
    for (const [index, action] of script.entries()) {
      const page = action.playerIndex === 0 ? alice.page : bobPage
      const choice = hands[action.playerIndex] ?? []
      const promised = await play(page, action, choice[index % choice.length] ?? 'mouse')
      for (const each of [alice.page, bobPage, spectator.page]) await expectActions(each, index + 1)
      if (promised !== undefined) expect(await lastSteps(spectator.page)).toBe(promised)
      if (droppedAt.includes(index)) {
        bobPage = await dropAndReturn(bobPage, alice.page, link, (page) => expectActions(page, index + 1))
        await alice.page.getByText('Bob is back').first().waitFor({ timeout: slow })
      }
      if (index % 5 === 0) await expectSameBoards(alice.page, bobPage, spectator.page)
      if (index < script.length - 1)
        expect(await spectator.page.locator('.phalanx-strip .phalanx-card').count()).toBe(0)
    }
    const counts = (type: string) => script.filter((action) => action.type === type).length
    expect([counts('deploy'), counts('attack'), counts('reinforce')]).toEqual([16, 6, 4])
    expect(await spectator.page.getByText(/reinforces column/).count()).toBe(4)

    const winner = script.at(-1)?.playerIndex
    const results = [alice.page, bobPage, spectator.page].map((page) => page.getByTestId('result'))
    expect(await Promise.all(results.map((result) => result.innerText()))).toEqual(expectedResults(winner))
    for (const page of [alice.page, bobPage, spectator.page]) {
      await page.locator('[data-integrity="proven"]').waitFor()
    }
    await expectReplay(spectator.page)
    // Bob's account is bound only when he signs.
    await alice.page.getByText('Bob has to sign before you can').waitFor({ timeout: slow })
    expect(await alice.page.getByRole('button', { name: 'Sign result' }).isDisabled()).toBe(true)
    await signBoth(alice.page, bobPage)
    await record(bobPage, alice.page)
    await expectRecorded(spectator.page, link, {
      address: await readBurner(bobPage, 'evm'),
      hasWon: winner === 1,
    })

    await alice.page.getByRole('button', { name: 'Rematch' }).click()
    await alice.page.getByText('Waiting for an opponent').waitFor()
    await bobPage.getByRole('button', { name: 'Accept the rematch' }).click({ timeout: slow })
    // The seats are swapped: Bob begins.
    await bobPage.getByTestId('call').waitFor({ timeout: slow })
    await alice.page.getByText('Nothing has happened yet').waitFor({ timeout: slow })
    expect(bobPage.url()).toBe(alice.page.url())
    expect(bobPage.url()).not.toBe(link)
    expect([...alice.complaints, ...bob.complaints, ...spectator.complaints]).toEqual([])
  }, 240_000)
})

/** Alice plays with a browser wallet, Bob with a burner account. */
async function connectWallet(page: Page): Promise<void> {
  const { evm } = await readDeployment()
  await announceWallet(page, evm.rpcUrl)
  await page.goto(`${url}/phalanx`)
  await page.getByRole('button', { name: 'Accounts' }).click()
  const section = page.getByRole('region', { name: 'EVM' })
  await section.getByRole('button', { name: 'Test Wallet' }).click({ timeout: slow })
  await section.getByText('plays on EVM').waitFor({ timeout: slow })
  await page.keyboard.press('Escape')
}

async function record(page: Page, other: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record on chain' }).click()
  for (const each of [page, other]) {
    await anchored(each, 'recorded')
    await each.getByRole('button', { name: 'Copy the transaction' }).waitFor({ timeout: slow })
  }
}

/** The result is final on chain, in the standings, and in the history with a link to its replay. */
async function expectRecorded(
  page: Page,
  link: string,
  bob: { address: string; hasWon: boolean },
): Promise<void> {
  const matchId = link.split('/').at(-1) ?? ''
  expect(await readAnchored(matchId)).toMatchObject({ status: 'final', winner: bob.hasWon ? 1 : 0 })
  await page.goto(`${url}/phalanx/standings`)
  const cells = page.locator(`tr[data-player="${bob.address}"]`).locator('td')
  await expect
    .poll(async () => (await cells.allInnerTexts()).slice(1, 3), { timeout: slow })
    .toEqual(bob.hasWon ? ['1', '0'] : ['0', '1'])
  await expectAccessible(page, 'standings')
  await page.locator(`tr[data-player="${bob.address}"]`).getByRole('link').click()
  await page.getByRole('heading', { name: /^Matches of 0x/ }).waitFor()
  await page.locator(`[data-match="${matchId}"]`).getByRole('link', { name: 'Replay' }).click()
  await page.getByText(`All ${script.length + 1} states have the hash`).waitFor({ timeout: slow })
}

const lastSteps = (page: Page) => page.locator('.play-log > li').last().locator('.phalanx-steps').innerText()

/** Alice and spectators see Alice at the bottom; Bob sees himself there. */
async function expectSameBoards(alice: Page, bob: Page, spectator: Page): Promise<void> {
  const near = await readSide(alice, 'near')
  const far = await readSide(alice, 'far')
  expect(near).toHaveLength(4)
  expect([await readSide(spectator, 'near'), await readSide(spectator, 'far')]).toEqual([near, far])
  expect([await readSide(bob, 'far'), await readSide(bob, 'near')]).toEqual([near, far])
}

/** The replay can be stepped through, matches the log's hashes, and can be saved as a file and replayed from it. */
async function expectReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByText(`All ${script.length + 1} states have the hash`).waitFor({ timeout: slow })
  const cards = () => page.locator('.phalanx-cell[data-filled]').count()
  expect(await cards()).toBe(0)
  await page.getByRole('button', { name: 'One action forward' }).click()
  await page.keyboard.press('ArrowRight')
  expect(await cards()).toBe(2)
  await page.getByLabel('Action', { exact: true }).fill('16')
  expect(await cards()).toBe(16)
  await page.keyboard.press('End')
  expect(await page.getByTestId('replay-text').innerText()).toContain('wins')
  const file = await downloadReplay(page)
  const { config, actions } = gameRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  expect(actions).toEqual(script)
  expect(replayGame(config as Parameters<typeof replayGame>[0], actions).state.outcome).toBeDefined()
  await openReplayFile(page, `${url}/phalanx/replay`, file)
  expect(await page.getByTestId('replay-text').innerText()).toContain('wins')
}

describe('a match against the bot', () => {
  it('continues after a reload and from the lobby, and can be forfeited', async () => {
    const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
    await page.goto(`${url}/phalanx`)
    await page.getByLabel('Your name').fill('Carol')
    await page.getByRole('button', { name: 'Easy' }).click()
    await page.getByTestId('call').waitFor({ timeout: slow })
    await deployFirst(page, 1)
    await page.getByTestId('call').waitFor({ timeout: slow })
    await page.reload()
    await page.getByTestId('call').waitFor({ timeout: slow })
    await expectActions(page, 2)
    await page.goto(`${url}/phalanx`)
    await page.getByText('Against Recruit').waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    for (let done = 2; done < 16; done += 2) await deployFirst(page, done + 1)
    await page.getByRole('button', { name: 'Forfeit' }).click({ timeout: slow })
    await page.getByRole('button', { name: 'Play on' }).click()
    await page.getByRole('button', { name: 'Forfeit' }).click()
    await page.getByRole('button', { name: 'Really forfeit' }).click()
    expect(await page.getByTestId('result').innerText()).toBe('You lose')
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.getByText('Nothing has happened yet').waitFor({ timeout: slow })
    expect(complaints).toEqual([])
  })
})

describe('a connection that breaks', () => {
  it('is reported, restored, and loses no action', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' })
    const breakConnection = await breakable(page)
    await page.goto(`${url}/phalanx`)
    await page.getByRole('button', { name: 'Easy' }).click()
    await deployFirst(page, 1)
    await page.getByTestId('call').waitFor({ timeout: slow })
    await breakConnection()
    await expectActions(page, 2)
    await deployFirst(page, 3)
  })
})

/** Deploys the first card of the hand to the first free column. */
async function deployFirst(page: Page, actions: number): Promise<void> {
  await page.getByTestId('call').waitFor({ timeout: slow })
  await page.locator('.phalanx-hand-card').first().click()
  await page.locator('[data-mark="open"]').first().click()
  await expect
    .poll(() => page.locator('.play-log > li').count(), { timeout: slow })
    .toBeGreaterThanOrEqual(actions)
}

/** Reinforces until a card can attack: the bot attacks first and may break a column. */
async function reinforceUntilReady(page: Page): Promise<void> {
  const ready = page.locator('[data-mark="ready"]').first()
  const reinforce = page.getByText(/^Reinforce column/)
  await ready.or(reinforce).waitFor({ timeout: slow })
  while (!(await ready.isVisible())) {
    const entries = await page.locator('.play-log > li').count()
    await deployFirst(page, entries + 1)
    await ready.or(reinforce).waitFor({ timeout: slow })
  }
}

describe('a missing match or file', () => {
  it('is reported', async () => {
    const { page } = await openPage()
    await page.goto(`${url}/phalanx/match/00000000-0000-4000-8000-000000000000`)
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor({ timeout: slow })
    await expectFileRefused(page, `${url}/phalanx/replay`, '{"config":{}}')
  })
})

describe('Phalanx Duel in both themes', () => {
  it('has no accessibility violations at 390 and 1280', async () => {
    const { page } = await openPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const path of ['', '/replay', '/rules']) {
      await page.goto(`${url}/phalanx${path}`)
      await page.locator('h1').waitFor()
      await expectAccessible(page, path || 'lobby')
    }
    await page.goto(`${url}/phalanx`)
    await page.getByRole('button', { name: 'Invite a friend' }).click()
    await page.getByLabel('Invitation link').waitFor({ timeout: slow })
    await expectAccessible(page, 'waiting')
    await page.goto(`${url}/phalanx`)
    await page.getByRole('button', { name: 'Hard' }).click()
    await page.getByTestId('call').waitFor({ timeout: slow })
    await page.locator('.phalanx-hand-card').first().click()
    await expectAccessible(page, 'deployment')
    for (let done = 0; done < 16; done += 2) await deployFirst(page, done + 1)
    await reinforceUntilReady(page)
    await page.locator('[data-mark="ready"]').first().click({ timeout: slow })
    await page.getByRole('region', { name: 'Preview of the attack' }).waitFor()
    await expectAccessible(page, 'preview')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Forfeit' }).click()
    await page.getByRole('button', { name: 'Really forfeit' }).click()
    await page.getByTestId('result').waitFor()
    await expectAccessible(page, 'end')
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByTestId('replay-text').waitFor({ timeout: slow })
    await page.keyboard.press('End')
    await expectAccessible(page, 'replay')
  })
})

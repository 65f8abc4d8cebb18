import { gameStatus, toHex, winnerOf } from '@fivefold/sdk/ccg'
import { addressOfAccount } from '@fivefold/sdk/polkadot'
import { challenge, playerIndexOf, readChallenge } from '@fivefold/sdk/polkadot/ccg'
import { describe, expect, it } from 'vitest'
import {
  askChain,
  callNode,
  clock,
  endTurn,
  expectReadable,
  hand,
  joinQueue,
  type Means,
  nextCall,
  playBot,
  playCard,
  playUnit,
  readChainGame,
  readChainQueue,
  readVisitor,
  result,
  seatSilentStranger,
  shownTurn,
} from './ccg.js'
import { readDeployment, url } from './installation.js'
import { expectAccessible, finishedRows, openHealthy, readFinished } from './lobby.js'
import { pageOpener } from './pages.js'
import { injectExtension } from './test-extension.js'

const openPage = pageOpener()
const slow = 60_000
/** A game has some twenty transactions, each with a dry run before it. */
const long = 600_000
const means: readonly Means[] = ['click', 'keyboard', 'drag']

// In this file, because a reorganisation below would revert a faucet's transaction sent at the same time.
it('makes and funds an account on every chain under the content security policy', async () => {
  const { page, complaints } = await openPage()
  await openHealthy(page, url)
  await page.getByRole('button', { name: 'Accounts' }).click()
  for (const chain of ['EVM', 'Polkadot', 'Solana']) {
    const section = page.getByRole('region', { name: chain })
    await section.getByRole('button', { name: 'Make one now' }).click()
    await section.getByRole('button', { name: /^Faucet/ }).click()
    await expect.poll(() => section.innerText(), { timeout: 30_000 }).toMatch(/[1-9][\d,.]* [A-Z]+/)
  }
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

describe('a game against the bot', () => {
  it(
    'is played on chain to its end by click, keyboard and drag, replayed, counted and played again',
    async () => {
      const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
      const gameId = await playBot(page, 'Easy')
      expect(await hand(page).count()).toBe(3)
      expect(await clock(page).innerText()).toMatch(/blocks? left$/)
      await expect
        .poll(() => page.getByTestId('estimate').innerText(), { timeout: slow })
        .toMatch(/% of a block/)

      // A planned action can be undone, and was not sent.
      const first = await playCard(page, 'click')
      if (first) {
        await page.keyboard.press('u')
        await expect.poll(() => page.locator('.ccg-plan > li').count()).toBe(0)
        expect((await readChainGame(gameId)).players[0].hand.length).toBe(3)
      }

      for (let turn = 0; (await nextCall(page)) === 'turn'; turn++) {
        expect(turn).toBeLessThan(40)
        for (let played = 0; played < 3; played++) {
          if (!(await playCard(page, means[(turn + played) % means.length] ?? 'click'))) break
        }
        const before = await shownTurn(page)
        if (turn === 2) {
          // A reload restores the game, the seat and the secret.
          await page.reload()
          await endTurn(page).waitFor({ timeout: slow })
          expect(await shownTurn(page)).toBe(before)
          await playCard(page, 'click')
        }
        if (turn % 2 === 0) await endTurn(page).click()
        else await page.keyboard.press('e')
        // The turn is shown as pending before it is in a block; then the other player's turn follows.
        const isOn = async () => (await result(page).isVisible()) || (await shownTurn(page)) > before
        await expect.poll(isOn, { timeout: slow }).toBe(true)
      }

      const game = await readChainGame(gameId)
      const winner = winnerOf(game)
      const heading = winner === null ? 'A draw' : winner === 0 ? 'You win' : 'You lose'
      expect(await result(page).innerText()).toBe(`${heading} ${game.players[0].hp} : ${game.players[1].hp}`)
      await expectAccessible(page, 'a finished game')

      await page.getByRole('link', { name: 'Watch the replay' }).click()
      await page.getByText(/states have the hash that the chain recorded/).waitFor({ timeout: slow })
      await page.getByRole('button', { name: 'To the end' }).click()
      const ending = winner === null ? 'The game is a draw.' : `${winner === 0 ? 'A' : 'B'} wins the game.`
      expect(await page.getByTestId('replay-text').innerText()).toContain(ending)
      await expectAccessible(page, 'a replay')

      await page.goto(`${url}/ccg/standings`)
      const line = page.getByRole('listitem').filter({
        has: page.getByRole('link', { name: `Game ${gameId}`, exact: true }),
      })
      await line.waitFor({ timeout: slow })
      expect(await line.innerText()).toContain('against a bot')
      expect(await page.locator('tr[data-own]').count()).toBe(0)
      await page.goto(url)
      const listed = finishedRows(page, 'ccg').filter({
        has: page.locator(`a[href="/ccg/replay/${gameId}"]`),
      })
      await listed.getByText('Bot', { exact: true }).waitFor({ timeout: slow })
      expect(await readFinished(page, 'ccg')).toBeGreaterThanOrEqual(1)

      await page.goto(`${url}/ccg/game/${gameId}`)
      await page.getByRole('button', { name: 'Rematch' }).click({ timeout: slow })
      await page.waitForURL((to) => !to.href.endsWith(`/${gameId}`), { timeout: slow })
      await endTurn(page).waitFor({ timeout: slow })
      await expectAccessible(page, 'a running game')
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('button', { name: 'Resign the game' }).click()
      await expect.poll(() => result(page).innerText(), { timeout: slow }).toMatch(/^You lose/)
      expect(complaints).toEqual([])
    },
    long,
  )

  it(
    'has readable text on every card, in a low window and on a phone',
    async () => {
      const { page } = await openPage({ reducedMotion: 'reduce' })
      await playBot(page, 'Easy')
      const spell = page.locator('.ccg-hand [data-kind="spell"]')
      const unit = page.locator('.ccg-row .ccg-card:not([data-plain])')
      let seen = { spell: false, unit: false }
      for (let turn = 0; (await nextCall(page)) === 'turn' && !(seen.spell && seen.unit); turn++) {
        expect(turn).toBeLessThan(20)
        const hasSpell = (await spell.count()) > 0
        // A spell stays in the hand until its text is checked.
        if (hasSpell || turn > 0) await expectReadable(page, '.ccg-felt')
        while (await playUnit(page));
        seen = { spell: seen.spell || hasSpell, unit: seen.unit || (await unit.count()) > 0 }
        await expectReadable(page, '.ccg-felt')
        const before = await shownTurn(page)
        await endTurn(page).click()
        const isOn = async () => (await result(page).isVisible()) || (await shownTurn(page)) > before
        await expect.poll(isOn, { timeout: slow }).toBe(true)
      }
      expect(seen).toEqual({ spell: true, unit: true })
    },
    long,
  )

  it(
    'returns to the chain’s state after a reorganisation reverts a shown turn',
    async () => {
      const { page } = await openPage({ reducedMotion: 'reduce' })
      const gameId = await playBot(page, 'Easy')
      const { polkadot } = await readDeployment()
      const base = await callNode<string>(page, polkadot.url, 'chain_getBlockHash')
      const before = await readChainGame(gameId)
      await endTurn(page).click()
      await expect.poll(() => shownTurn(page), { timeout: slow }).toBe(3)
      expect((await readChainGame(gameId)).turn).toBe(3)

      await callNode(page, polkadot.url, 'dev_setHead', base)
      await callNode(page, polkadot.url, 'dev_newBlock')
      await page.getByTestId('notice').waitFor({ timeout: slow })
      expect(await page.getByTestId('notice').innerText()).toContain('The chain has reorganised')
      await expect.poll(() => shownTurn(page), { timeout: slow }).toBe(1)
      expect(await readChainGame(gameId)).toEqual(before)
      expect(await hand(page).count()).toBe(before.players[0].hand.length)

      // The game continues from there.
      await page.getByRole('button', { name: 'Got it' }).click()
      await endTurn(page).click()
      await expect.poll(() => shownTurn(page), { timeout: slow }).toBe(3)
      expect((await readChainGame(gameId)).turn).toBe(3)
      expect(await page.getByTestId('notice').count()).toBe(0)
    },
    long,
  )
})

describe('the queue', () => {
  it(
    'is left, and joined by a second browser',
    async () => {
      const host = await openPage({ reducedMotion: 'reduce' })
      const guest = await openPage({ reducedMotion: 'reduce' })
      await joinQueue(host.page)
      await host.page.getByRole('button', { name: 'Leave the queue' }).click({ timeout: slow })
      await host.page.getByRole('button', { name: 'Find an opponent' }).click({ timeout: slow })
      await host.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor({ timeout: slow })
      await expectAccessible(host.page, 'the queue')

      await joinQueue(guest.page)
      for (const { page } of [host, guest]) await page.waitForURL(/\/ccg\/game\/\d+$/, { timeout: slow })
      expect(host.page.url()).toBe(guest.page.url())
      await endTurn(host.page).click({ timeout: slow })
      await endTurn(guest.page).waitFor({ timeout: slow })

      // Out of turn, while the guest does nothing.
      await host.page.getByRole('button', { name: 'Resign' }).click()
      await host.page.getByRole('button', { name: 'Resign the game' }).click()
      await expect.poll(() => result(host.page).innerText(), { timeout: slow }).toMatch(/^You lose/)
      await expect.poll(() => result(guest.page).innerText(), { timeout: slow }).toMatch(/^You win/)
      expect(guest.complaints).toEqual([])
    },
    long,
  )
})

describe('a silent stranger in the queue', () => {
  it(
    'stays in the queue while two visitors play their bots, one of whom was in the queue before',
    async () => {
      const first = await openPage({ reducedMotion: 'reduce' })
      await joinQueue(first.page)
      await first.page.getByText('takes you out of the queue').waitFor({ timeout: slow })
      const [own] = await readChainQueue()
      await first.page.getByRole('button', { name: 'Easy', exact: true }).click()
      await first.page.waitForURL(/\/ccg\/game\/\d+$/, { timeout: slow })
      await endTurn(first.page).waitFor({ timeout: slow })
      expect(await readChainQueue()).toEqual([])
      const gameOfFirst = await readChainGame(Number(first.page.url().split('/').at(-1)))
      expect(playerIndexOf(gameOfFirst, own?.player ?? '')).toBe(0)

      const stranger = await seatSilentStranger()
      const second = await openPage({ reducedMotion: 'reduce' })
      const gameOfSecond = await readChainGame(await playBot(second.page, 'Easy'))
      const seated = [gameOfFirst, gameOfSecond].flatMap(({ players }) =>
        players.map(({ addr }) => toHex(addr)),
      )
      expect(new Set(seated).size).toBe(4)
      expect(playerIndexOf(gameOfSecond, stranger.address)).toBeUndefined()
      expect(await readChainQueue()).toEqual([{ rules: 2, scheme: 3, player: stranger.address }])
      await endTurn(second.page).click()
      await expect.poll(() => shownTurn(second.page), { timeout: slow }).toBe(3)
      await stranger.leave()
    },
    long,
  )

  it(
    'never deals: the game can be cancelled, and does not count',
    async () => {
      await seatSilentStranger()
      const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
      await joinQueue(page)
      await page.waitForURL(/\/ccg\/game\/\d+$/, { timeout: slow })
      const gameId = Number(page.url().split('/').at(-1))
      await page.getByText('Your opponent deals the hands.').waitFor({ timeout: slow })
      await expectAccessible(page, 'a game before the deal')
      await page.getByRole('button', { name: 'Cancel the game' }).click()
      await expect.poll(() => result(page).innerText(), { timeout: slow }).toBe('Cancelled')
      expect((await readChainGame(gameId)).status).toBe(gameStatus.cancelled)

      await page.goto(`${url}/ccg/standings`)
      const line = page.getByRole('listitem').filter({ hasText: `Game ${gameId}` })
      await line.getByText('cancelled').waitFor({ timeout: slow })
      expect(await page.locator('tr[data-own]').count()).toBe(0)
      await line.getByRole('link').click()
      await page.getByRole('heading', { name: `Game ${gameId}: cancelled before the deal` }).waitFor()
      expect(complaints).toEqual([])
    },
    long,
  )
})

describe('a challenge that a closed page left open', () => {
  it(
    'is accepted at the next click on the same terms, and replaced on other terms',
    async () => {
      const { page } = await openPage({ reducedMotion: 'reduce' })
      const before = await readChainGame(await playBot(page, 'Easy'))
      const [visitor, bot] = before.players.map(({ addr }) => addressOfAccount(addr)) as [string, string]
      const [account, secret] = await readVisitor(page)
      expect(account.address).toBe(visitor)
      const pair = { challenger: visitor, opponent: bot }
      for (const rules of [2, 1]) {
        await askChain((connection) => challenge(connection, account, { opponent: bot, rules, secret }))
        const game = await readChainGame(await playBot(page, 'Easy'))
        expect([game.rules, playerIndexOf(game, visitor), playerIndexOf(game, bot)]).toEqual([2, 0, 1])
        expect(await askChain((connection) => readChallenge(connection, pair))).toBeNull()
      }
    },
    long,
  )
})

describe('a player’s own cards', () => {
  it(
    'come from boosters, go into a deck, and vote',
    async () => {
      const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
      await page.goto(`${url}/ccg/boosters`)
      for (let bought = 1; bought <= 2; bought++) {
        await page.getByRole('button', { name: 'Buy', exact: true }).click({ timeout: slow })
        const closed = page.locator('section[aria-labelledby="closed-title"] li')
        await expect.poll(() => closed.count(), { timeout: slow }).toBe(bought)
      }
      await page.getByRole('button', { name: 'Open', exact: true }).first().click({ timeout: slow })
      await page.getByRole('region', { name: 'Opened booster' }).waitFor({ timeout: slow })
      expect(await page.locator('.ccg-pack > li').count()).toBe(5)
      await expectAccessible(page, 'an opened booster')
      await expectReadable(page, '.ccg-pack')

      await page.goto(`${url}/ccg`)
      await page.getByRole('radio', { name: /My cards/ }).check({ timeout: slow })
      await page.getByRole('button', { name: 'Fill up' }).click({ timeout: slow })
      await page.getByText(/Your deck has \d of 20 cards/).waitFor()
      expect(await page.getByRole('button', { name: 'Find an opponent' }).isDisabled()).toBe(true)
      await expectAccessible(page, 'the deck builder')
      await expectReadable(page, '.ccg-shelf')

      await page.goto(`${url}/ccg/governance`)
      await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Gutter Fox' }, { timeout: slow })
      await page.getByLabel(/^Health/i).fill('1')
      await page.getByRole('button', { name: 'Propose health +1' }).click()
      const proposal = page.locator('article', { hasText: 'Gutter Fox: health +1' }).first()
      await proposal.getByRole('button', { name: 'Vote for' }).click({ timeout: slow })
      await proposal.getByText(/^5 for, 0 against/).waitFor({ timeout: slow })
      await expectAccessible(page, 'the governance')
      expect(complaints).toEqual([])
    },
    long,
  )
})

describe('a Polkadot extension', () => {
  it(
    'plays with its selected account instead of the burner account',
    async () => {
      const { page } = await openPage({ reducedMotion: 'reduce' })
      const deployment = await readDeployment()
      const { addresses, close } = await injectExtension(page, deployment, ['Charlie', 'Dave'])
      await page.goto(`${url}/ccg`)
      await page.getByRole('button', { name: 'Accounts' }).click()
      const section = page.getByRole('region', { name: 'Polkadot' })
      await section.getByRole('button', { name: 'test-extension' }).click({ timeout: slow })
      await section.getByRole('button', { name: 'Dave' }).click()
      await section.getByText('plays on Polkadot').waitFor()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Find an opponent' }).click()
      await page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor({ timeout: slow })
      expect((await readChainQueue()).map(({ player }) => player)).toEqual([addresses[1]])

      await page.reload()
      await page.getByRole('button', { name: 'Leave the queue' }).click({ timeout: slow })
      await page.getByRole('button', { name: 'Find an opponent' }).waitFor({ timeout: slow })
      expect(await readChainQueue()).toEqual([])
      await close()
    },
    long,
  )
})

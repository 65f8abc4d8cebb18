import { createWarMatch } from '@fivefold/sdk/match/war'
import { describe, expect, inject, it } from 'vitest'
import { readDeployment, url } from './installation.js'
import { expectAccessible, finishedRows, openHealthy, readFinished } from './lobby.js'
import { pageOpener } from './pages.js'

const openPage = pageOpener()
const slow = 30_000

/** Plays War against the match server's bot, and forfeits. */
async function loseWar(playerName: string): Promise<string> {
  const { server } = await readDeployment()
  const match = await createWarMatch(server.url, { playerName, opponent: 'bot' })
  await expect.poll(() => match.getSnapshot().state?.phase, { timeout: slow }).toBe('flip')
  await match.act({ type: 'forfeit', playerIndex: 0 })
  match.close()
  return match.matchId
}

describe('the played section', () => {
  it('counts a match that is not in the ledger, names players, bot and winner, and links to its replay', async () => {
    const { page, complaints } = await openPage({ reducedMotion: 'reduce' })
    // As a new user sees it after `npm start`.
    await openHealthy(page, inject('devUrl'))
    const before = await readFinished(page, 'war')
    const matchId = await loseWar('Quentin')
    await expect.poll(() => readFinished(page, 'war'), { timeout: slow }).toBeGreaterThan(before)
    const row = finishedRows(page, 'war').filter({ hasText: 'Quentin' }).first()
    expect(await row.innerText()).toMatch(/War[\s\S]*Croupier\s+Bot\s+beat\s+Quentin/)
    await expectAccessible(page, 'the lobby with a match')
    await row.getByRole('link', { name: 'War' }).click()
    await page.waitForURL((to) => to.pathname === `/war/replay/${matchId}`)
    await page.getByRole('button', { name: 'To the end' }).waitFor({ timeout: slow })
    expect(complaints).toEqual([])
  })

  it('reports that the indexer does not answer instead of an empty list', async () => {
    const { page } = await openPage()
    const { indexer } = await readDeployment()
    await page.route(`${indexer.graphqlUrl}**`, (route) => route.abort())
    await page.goto(url)
    const recent = page.getByRole('region', { name: 'Recent matches' })
    await recent.getByText('The indexer does not answer').waitFor({ timeout: slow })
    expect(await recent.innerText()).not.toContain('None yet')
    expect(await page.getByTestId('finished-triad').innerText()).toMatch(/–/)
    expect(await readFinished(page, 'phalanx')).toBeGreaterThanOrEqual(0)
    await page.unroute(`${indexer.graphqlUrl}**`)
    await expect.poll(() => readFinished(page, 'triad'), { timeout: slow }).toBeGreaterThanOrEqual(0)
    await recent.getByText('The indexer does not answer').waitFor({ state: 'detached' })
  })

  it('reports that the match server does not answer', async () => {
    const { page } = await openPage()
    const { server } = await readDeployment()
    await page.route(`${server.url}/matches/**`, (route) => route.abort())
    await page.goto(url)
    const recent = page.getByRole('region', { name: 'Recent matches' })
    await recent.getByText('The match server does not answer').waitFor({ timeout: slow })
    expect(await recent.innerText()).not.toContain('None yet')
  })

  it('shows which chain is down, and continues with the others', async () => {
    const { page } = await openPage()
    const { evm } = await readDeployment()
    const chain = (name: string) => page.locator(`.chain-line [data-chain="${name}"]`)
    await page.route(`${evm.rpcUrl}/**`, (route) => route.abort())
    await page.goto(url)
    await chain('evm').getByText('unreachable').waitFor({ timeout: slow })
    await chain('solana').getByText(/^#\d/).waitFor({ timeout: slow })
    await page.unroute(`${evm.rpcUrl}/**`)
    await chain('evm').getByText(/^#\d/).waitFor({ timeout: slow })
  })
})

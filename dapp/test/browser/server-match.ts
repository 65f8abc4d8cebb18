import { connect } from '@fivefold/sdk/evm'
import { type LedgerEntry, readLedgerEntry } from '@fivefold/sdk/evm/ledger'
import { matchKey } from '@fivefold/sdk/ledger'
import { readLedgerRecord } from '@fivefold/sdk/match'
import type { Page, WebSocketRoute } from 'playwright-core'
import { readDeployment } from './installation.js'

const patience = 40_000

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name, { timeout: patience })
  await page.getByRole('button', { name: 'Sit down' }).click()
}

/** Intercepts the page's socket to the match server. The returned function closes it and waits for the reconnection. */
export async function breakable(page: Page): Promise<() => Promise<void>> {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  return async () => {
    await sockets.at(-1)?.close({ code: 4000 })
    await page.getByText('Connection lost').waitFor()
    await page.getByText('The connection is back').first().waitFor({ timeout: patience })
  }
}

/** Closes Bob's page and opens the match in another one; the opponent sees him leave and return. */
export async function dropAndReturn(
  bob: Page,
  opponent: Page,
  link: string,
  onReturn: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = bob.context()
  await bob.close()
  const notice = opponent.getByText('Bob lost the connection')
  await notice.waitFor({ timeout: patience })
  const back = await context.newPage()
  await back.goto(link)
  await onReturn(back)
  await notice.waitFor({ state: 'detached', timeout: patience })
  return back
}

/** The result as shown to Alice, Bob and a spectator. */
export const expectedResults = (winner: number | undefined): string[] =>
  winner === 0 ? ['You win', 'You lose', 'Alice wins'] : ['You lose', 'You win', 'Bob wins']

export const anchored = (page: Page, step: string) =>
  page.locator(`[data-testid="anchor"][data-step="${step}"]`).waitFor({ timeout: patience })

/** Bob signs first, which makes the result claimable with the server's signature; then Alice signs. */
export async function signBoth(alice: Page, bob: Page): Promise<void> {
  await bob.getByRole('button', { name: 'Sign result' }).click({ timeout: patience })
  await anchored(bob, 'claimable')
  await alice.getByText('Bob: signed').waitFor({ timeout: patience })
  await alice.getByRole('button', { name: 'Sign result' }).click()
  for (const page of [alice, bob]) await anchored(page, 'signed')
}

/** The ledger's entry of a match. */
export async function readAnchored(matchId: string): Promise<LedgerEntry | null> {
  const deployment = await readDeployment()
  const { result } = await readLedgerRecord(deployment.server.url, matchId)
  if (!result) throw new Error('the server has no result')
  return readLedgerEntry(connect({ deployment }), matchKey(result))
}

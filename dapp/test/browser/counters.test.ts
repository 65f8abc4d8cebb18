import { describe, expect, inject, it } from 'vitest'
import { chains, expectCounter, expectIndexed, openHealthy, pressRecord, readCounter } from './lobby.js'
import { pageOpener } from './pages.js'

const url = inject('dappUrl')
const openPage = pageOpener()

describe('recording a match', () => {
  it('raises each of the three counters by way of the indexer', async () => {
    const { page, complaints } = await openPage()
    // As a newcomer sees it after `npm start`.
    await openHealthy(page, inject('devUrl'))
    for (const chain of chains) {
      const before = await readCounter(page, chain)
      await pressRecord(page, chain)
      await expectCounter(page, chain, before + 1)
      await expectIndexed(page, chain)
    }
    expect(complaints).toEqual([])
  })

  it('shows the match in the feed, under the address of the burner account', async () => {
    const { page } = await openPage()
    await openHealthy(page, url)
    await pressRecord(page, 'evm')
    await expectIndexed(page, 'evm')
    const address = await page.locator('[data-chain="evm"] .font-mono').innerText()
    const feed = page.getByRole('region', { name: 'Recent matches' })
    await expect.poll(() => feed.innerText(), { timeout: 20_000 }).toContain(address)
  })

  it('goes on with the other chains while one is down', async () => {
    const { page } = await openPage()
    const { evm } = await (await fetch(`${url}/deployment.json`)).json()
    const state = () => page.locator('footer [data-part="evm"]').getAttribute('data-state')
    await page.route(`${evm.rpcUrl}/**`, (route) => route.abort())
    await page.goto(url)
    await expect.poll(state, { timeout: 30_000 }).toBe('down')
    expect(await page.locator('[data-chain="evm"]').getByRole('button').isDisabled()).toBe(true)

    const before = await readCounter(page, 'solana')
    await pressRecord(page, 'solana')
    await expectCounter(page, 'solana', before + 1)

    await page.unroute(`${evm.rpcUrl}/**`)
    await expect.poll(state, { timeout: 30_000 }).toBe('up')
  })

  it('says why when the chain refuses', async () => {
    const { page } = await openPage()
    const { evm } = await (await fetch(`${url}/deployment.json`)).json()
    await openHealthy(page, url)
    await page.route(`${evm.rpcUrl}/**`, (route) =>
      route.request().postData()?.includes('eth_sendRawTransaction')
        ? route.fulfill({
            json: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'the house is closed' } },
          })
        : route.continue(),
    )
    await pressRecord(page, 'evm')
    const toast = page.locator('[data-sonner-toast]')
    await toast.waitFor({ timeout: 30_000 })
    expect(await toast.innerText()).toContain('EVM: match not recorded')
    const isEnabled = () => page.locator('[data-chain="evm"]').getByRole('button').isEnabled()
    await expect.poll(isEnabled).toBe(true)
  })
})

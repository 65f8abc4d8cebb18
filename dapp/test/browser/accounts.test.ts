import { connect } from '@fivefold/sdk/evm'
import { readOwnedTokens } from '@fivefold/sdk/evm/triad'
import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { readDeployment, url } from './installation.js'
import { openHealthy } from './lobby.js'
import { pageOpener } from './pages.js'
import { announceWallet } from './test-wallet.js'

const openPage = pageOpener()

describe('a burner account', () => {
  it('survives a reload, and shows its secret only when asked twice', async () => {
    const { page, complaints } = await openPage()
    await openHealthy(page, url)
    await page.getByRole('button', { name: 'Accounts' }).click()
    const section = page.getByRole('region', { name: 'Solana' })
    await section.getByRole('button', { name: 'Make one now' }).click()
    const address = await section.locator('[title]').getAttribute('title')
    await section.getByRole('button', { name: /^Faucet/ }).click()
    await expect.poll(() => section.innerText(), { timeout: 20_000 }).toMatch(/[1-9]\d* SOL/)

    await page.reload()
    await page.getByRole('button', { name: 'Accounts' }).click()
    expect(await section.locator('[title]').getAttribute('title')).toBe(address)
    await section.getByRole('button', { name: /^Show secret/ }).click()
    expect(await section.locator('code').count()).toBe(0)
    await section.getByRole('button', { name: 'Show it' }).click()
    const secret = await section.locator('code').innerText()
    expect(secret.length).toBeGreaterThan(20)
    expect(page.url()).not.toContain(secret)
    expect(complaints.join()).not.toContain(secret)
  })

  it('is imported in another browser by its secret', async () => {
    const first = await openPage()
    await openHealthy(first.page, url)
    await first.page.getByRole('button', { name: 'Accounts' }).click()
    const there = first.page.getByRole('region', { name: 'Solana' })
    await there.getByRole('button', { name: 'Make one now' }).click()
    const address = await there.locator('[title]').getAttribute('title')
    await there.getByRole('button', { name: /^Show secret/ }).click()
    await there.getByRole('button', { name: 'Show it' }).click()
    const secret = await there.locator('code').innerText()

    const { page } = await openPage()
    await openHealthy(page, url)
    await page.getByRole('button', { name: 'Accounts' }).click()
    const here = page.getByRole('region', { name: 'Solana' })
    await here.getByRole('button', { name: /^Import/ }).click()
    await here.getByLabel('Solana secret').fill('not a secret')
    await here.getByRole('button', { name: 'Import', exact: true }).click()
    await page.locator('dialog').getByText('that secret was refused').waitFor()
    await here.getByLabel('Solana secret').fill(secret)
    await here.getByRole('button', { name: 'Import', exact: true }).click()
    await expect.poll(() => here.locator('[title]').getAttribute('title')).toBe(address)
  })
})

describe('a browser wallet', () => {
  it('plays on EVM instead of the burner account, until it is disconnected', async () => {
    const { page } = await openPage()
    const { evm } = await readDeployment()
    const address = await announceWallet(page, evm.rpcUrl)
    await openHealthy(page, url)
    await page.getByRole('button', { name: 'Accounts' }).click()
    const section = page.getByRole('region', { name: 'EVM' })
    await section.getByRole('button', { name: 'Test Wallet' }).click()
    await section.getByText('plays on EVM').waitFor()
    await page.keyboard.press('Escape')

    await page.goto(`${url}/triad`)
    await page.getByRole('button', { name: 'Take ten free cards' }).click({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Take the strongest five' }).waitFor({ timeout: 30_000 })
    const connection = connect({ deployment: await readDeployment() })
    expect((await readOwnedTokens(connection, address as Address)).length).toBeGreaterThanOrEqual(10)

    await page.reload()
    await page.getByRole('button', { name: 'Accounts' }).click()
    await section.getByRole('button', { name: 'Disconnect' }).click()
    await section.getByRole('button', { name: 'Test Wallet' }).waitFor()
  })
})

import type { Deployment } from '@fivefold/sdk/config'
import { accountFromSecret, connect, fundAccount } from '@fivefold/sdk/polkadot'
import type { Page } from 'playwright-core'

type Payload = { address: string; version: number }

/**
 * Puts a browser extension into the page, as those of the Polkadot family do it, with these developer accounts. Their keys stay in the
 * test, which signs when it is asked. Returns the accounts' addresses and how to end it.
 */
export async function injectExtension(page: Page, deployment: Deployment, names: readonly string[]) {
  const connection = await connect({ deployment })
  const accounts = names.map((name) => ({ name, ...accountFromSecret(`//${name}`) }))
  for (const { address } of accounts) await fundAccount(connection, address)
  await page.exposeFunction('signForTest', (payload: Payload) => {
    const account = accounts.find(({ address }) => address === payload.address)
    if (!account) throw new Error(`no key of ${payload.address}`)
    const { version } = payload
    return connection.api.registry.createType('ExtrinsicPayload', payload, { version }).sign(account.pair)
  })
  const shown = accounts.map(({ name, address }) => ({ name, address }))
  await page.addInitScript(installExtension, shown)
  return { addresses: shown.map(({ address }) => address), close: connection.close }
}

/** Runs in the page. */
function installExtension(accounts: { name: string; address: string }[]): void {
  const ask = (payload: unknown) =>
    (window as unknown as { signForTest: (given: unknown) => Promise<object> }).signForTest(payload)
  const signer = { signPayload: async (payload: unknown) => ({ id: 1, ...(await ask(payload)) }) }
  const enable = async () => ({ accounts: { get: async () => accounts }, signer })
  Object.assign(window, { injectedWeb3: { 'test-extension': { version: '1.0.0', enable } } })
}

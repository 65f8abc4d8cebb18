import type { Page } from 'playwright-core'

/**
 * Puts a wallet into the page that announces itself as EIP-6963 specifies. Its keys are those of the local node, which
 * signs for its developer accounts. Returns the address that it plays with.
 */
export async function announceWallet(page: Page, rpcUrl: string): Promise<string> {
  const [address] = await call<string[]>(rpcUrl, 'eth_accounts')
  if (!address) throw new Error('the node has no accounts of its own')
  await page.addInitScript(installWallet, { rpcUrl, address })
  return address.toLowerCase()
}

async function call<T>(rpcUrl: string, method: string): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await response.json()).result
}

/** Runs in the page. */
function installWallet({ rpcUrl, address }: { rpcUrl: string; address: string }): void {
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [address]
    if (method.startsWith('wallet_')) return null
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { result, error } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const provider = { request, on: () => {}, removeListener: () => {} }
  const info = {
    uuid: '6b1f6f4e-6d4f-4c33-9c1b-0f4f6f3b8a11',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    rdns: 'example.wallet',
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

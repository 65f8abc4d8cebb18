import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleDeployment } from './example-deployment.js'

const page = Object.assign(new EventTarget(), {
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
})
vi.stubGlobal('window', page)

const { solanaWallets } = await import('../../src/accounts/solana-wallets.js')
const { useWalletStore } = await import('../../src/accounts/wallet-store.js')

type Api = { register: (...wallets: object[]) => void }

function wallet(name: string, addresses: readonly string[], silent: (boolean | undefined)[] = []) {
  const accounts = addresses.map((address) => ({ address }))
  const connect = async (input?: { silent?: boolean }) => {
    silent.push(input?.silent)
    return { accounts }
  }
  return {
    name,
    features: {
      'standard:connect': { connect },
      'solana:signTransaction': { signTransaction: async () => [] },
    },
  }
}

/** Registers a wallet as an extension does that loads before the page. */
page.addEventListener('wallet-standard:app-ready', (event) => {
  const { detail } = event as CustomEvent<Api>
  detail.register(wallet('Early', ['early']), { name: 'Not of Solana', features: {} })
})

const announceLate = (late: object) =>
  page.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: (api: Api) => api.register(late) }),
  )

const names = async () => (await solanaWallets.list(exampleDeployment)).map(({ name }) => name)

describe('wallets of the Wallet Standard', () => {
  beforeEach(() => useWalletStore.setState({ wallets: {} }))

  it('are found whether they register before or after the page loads, if they sign for Solana', async () => {
    expect(await names()).toEqual(['Early'])
    announceLate(wallet('Late', ['late']))
    expect(await names()).toEqual(['Early', 'Late'])
  })

  it('use the account that they list, and reconnect without asking', async () => {
    const silent: (boolean | undefined)[] = []
    announceLate(wallet('Asked', ['first', 'second'], silent))
    await solanaWallets.connect(exampleDeployment, 'Asked')
    expect(useWalletStore.getState().wallets.solana).toEqual({ id: 'Asked', name: 'Asked', address: 'first' })
    const player = await solanaWallets.player(exampleDeployment)
    expect(player).toMatchObject({ kind: 'wallet', address: 'first', account: { address: 'first' } })
    expect(silent).toEqual([undefined, true])
    await solanaWallets.disconnect(exampleDeployment)
    expect(useWalletStore.getState().wallets.solana).toBeUndefined()
  })

  it('are reported if they are missing or list no account', async () => {
    announceLate(wallet('Empty', []))
    await expect(solanaWallets.connect(exampleDeployment, 'Empty')).rejects.toMatchObject({
      code: 'NO_WALLET',
    })
    await expect(solanaWallets.connect(exampleDeployment, 'Nobody')).rejects.toMatchObject({
      code: 'NO_WALLET',
    })
  })
})

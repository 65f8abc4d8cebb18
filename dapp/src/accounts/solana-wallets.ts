import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { SolanaAccount } from '@fivefold/sdk/solana'
import { useWalletStore } from './wallet-store.js'
import type { Wallets } from './wallets.js'

type StandardAccount = { readonly address: string }
type Connect = (input?: { silent?: boolean }) => Promise<{ accounts: readonly StandardAccount[] }>
type SignInput = { account: StandardAccount; transaction: Uint8Array; chain: string }
type Sign = (...inputs: SignInput[]) => Promise<readonly { signedTransaction: Uint8Array }[]>
type StandardWallet = {
  readonly name: string
  readonly icon?: string
  readonly features: {
    readonly 'standard:connect'?: { readonly connect: Connect }
    readonly 'solana:signTransaction'?: { readonly signTransaction: Sign }
  }
}
type Registration = { readonly register: (...wallets: StandardWallet[]) => void }

const announced = new Set<StandardWallet>()
let isListening = false

/** Wallets announce themselves to the page, or wait for the page's ready event: both orders must work. */
function announcedWallets(): readonly StandardWallet[] {
  if (!isListening) {
    isListening = true
    const api: Registration = {
      register: (...wallets) => wallets.forEach((each) => void announced.add(each)),
    }
    window.addEventListener('wallet-standard:register-wallet', (event) => {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail === 'function') detail(api)
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }
  return [...announced].filter(
    ({ features }) => features['standard:connect'] && features['solana:signTransaction'],
  )
}

const networks: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': 'solana:mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG: 'solana:devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY': 'solana:testnet',
}
const chainOf = ({ solana }: Deployment): string => networks[solana.genesisHash] ?? 'solana:localnet'

/** Wallets of the Wallet Standard that sign for Solana. */
export const solanaWallets: Wallets<SolanaAccount> = {
  list: async () => announcedWallets().map(({ name, icon }) => ({ id: name, name, icon })),

  connect: async (_deployment, id) => {
    const [account] = await connectTo(id)
    if (!account) {
      throw new FivefoldError(`${id} shows no account`, {
        code: 'NO_WALLET',
        value: id,
        hint: 'allow this page an account in the wallet',
      })
    }
    useWalletStore.getState().setWallet('solana', { id, name: id, address: account.address })
  },

  disconnect: async () => useWalletStore.getState().removeWallet('solana'),

  player: async (deployment) => {
    const connected = useWalletStore.getState().wallets.solana
    const name = connected?.id ?? ''
    const accounts = await connectTo(name, { silent: true })
    const account = accounts.find(({ address }) => address === connected?.address)
    const sign = walletNamed(name).features['solana:signTransaction']?.signTransaction
    if (!account || !sign) throw gone(name)
    const chain = chainOf(deployment)
    const { accountFromWallet } = await import('@fivefold/sdk/solana')
    const signer = accountFromWallet(account.address, async (transaction) => {
      const [signed] = await sign({ account, transaction, chain })
      if (!signed) throw gone(name)
      return signed.signedTransaction
    })
    return { kind: 'wallet', address: account.address, account: signer }
  },
}

function walletNamed(name: string): StandardWallet {
  const wallet = announcedWallets().find((each) => each.name === name)
  if (!wallet) throw gone(name)
  return wallet
}

async function connectTo(name: string, input?: { silent: boolean }): Promise<readonly StandardAccount[]> {
  const connect = walletNamed(name).features['standard:connect']?.connect
  if (!connect) throw gone(name)
  return (await connect(input)).accounts
}

const gone = (name: string) =>
  new FivefoldError('The wallet is not connected any more', {
    code: 'NO_WALLET',
    value: name,
    hint: 'connect it again under Accounts, or disconnect it to play with the burner account',
  })

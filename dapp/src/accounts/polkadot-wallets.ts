import { FivefoldError } from '@fivefold/sdk/core'
import type { PolkadotAccount } from '@fivefold/sdk/polkadot'
import { useWalletStore } from './wallet-store.js'
import type { WalletOption, Wallets } from './wallets.js'

type InjectedAccount = { address: string; name?: string }
type Signer = Extract<PolkadotAccount, { signer: unknown }>['signer']
type Enabled = { accounts: { get: () => Promise<InjectedAccount[]> }; signer: Signer }
type Extension = { enable?: (origin: string) => Promise<Enabled>; version?: string }

/** Extensions announce themselves here, each under its name (polkadot-js, talisman, subwallet-js, …). */
const extensions = (): Readonly<Record<string, Extension>> =>
  (window as { injectedWeb3?: Record<string, Extension> }).injectedWeb3 ?? {}

const origin = 'Fivefold'
const separator = ' '
/** The accounts that each extension has listed since the page was loaded. */
const shown = new Map<string, readonly InjectedAccount[]>()

/** Browser extensions of the Polkadot family. One with several accounts asks which of them to use. */
export const polkadotWallets: Wallets<PolkadotAccount> = {
  list: async () => Object.keys(extensions()).flatMap(optionsOf),

  connect: async (_deployment, id) => {
    const [name = '', address] = id.split(separator)
    const { accounts } = await enable(name)
    const found = await accounts.get()
    if (found.length === 0) {
      throw new FivefoldError(`${name} shows no account`, {
        code: 'NO_WALLET',
        value: name,
        hint: 'allow this page an account in the extension',
      })
    }
    shown.set(name, found)
    const chosen = address ? found.find((account) => account.address === address) : soleOf(found)
    if (!chosen) return
    useWalletStore
      .getState()
      .setWallet('polkadot', { id, name: chosen.name ?? name, address: chosen.address })
  },

  disconnect: async () => useWalletStore.getState().removeWallet('polkadot'),

  player: async () => {
    const connected = useWalletStore.getState().wallets.polkadot
    const [name = ''] = connected?.id.split(separator) ?? []
    const { accounts, signer } = await enable(name)
    const { address } = (await accounts.get()).find((account) => account.address === connected?.address) ?? {}
    if (!address) throw gone(name)
    return { kind: 'wallet', address, account: { address, signer } }
  },
}

const soleOf = (found: readonly InjectedAccount[]) => (found.length === 1 ? found[0] : undefined)

function optionsOf(name: string): WalletOption[] {
  const known = shown.get(name)
  if (!known || known.length < 2) return [{ id: name, name, icon: undefined }]
  return known.map((account) => ({
    id: `${name}${separator}${account.address}`,
    name: account.name ?? account.address.slice(0, 8),
    icon: undefined,
  }))
}

async function enable(name: string): Promise<Enabled> {
  const extension = extensions()[name]
  if (!extension?.enable) throw gone(name)
  return extension.enable(origin)
}

const gone = (name: string) =>
  new FivefoldError('The wallet is not connected any more', {
    code: 'NO_WALLET',
    value: name,
    hint: 'connect it again under Accounts, or disconnect it to play with the burner account',
  })

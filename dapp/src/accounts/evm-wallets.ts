import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { connect as connectChain, type EvmAccount } from '@fivefold/sdk/evm'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import {
  connect,
  disconnect,
  getConnection,
  getConnectors,
  getWalletClient,
  reconnect,
  switchChain,
  watchConnection,
} from 'wagmi/actions'
import { useWalletStore } from './wallet-store.js'
import type { Wallets } from './wallets.js'

/** Browser wallets that announce themselves (EIP-6963). */
export const evmWallets: Wallets<EvmAccount> = {
  list: async (deployment) =>
    getConnectors(configOf(deployment)).map(({ id, name, icon }) => ({ id, name, icon })),

  connect: async (deployment, id) => {
    const config = configOf(deployment)
    const connector = getConnectors(config).find((candidate) => candidate.id === id)
    if (!connector) throw new FivefoldError(`The wallet ${id} is gone`, { code: 'NO_WALLET', value: id })
    await connect(config, { connector, chainId: deployment.evm.chainId })
  },

  disconnect: async (deployment) => {
    const config = await reconnected(deployment)
    if (getConnection(config).status === 'connected') await disconnect(config)
    useWalletStore.getState().removeWallet('evm')
  },

  player: async (deployment) => {
    const config = await reconnected(deployment)
    const { address, chainId } = getConnection(config)
    if (!address) {
      throw new FivefoldError('The wallet is not connected any more', {
        code: 'NO_WALLET',
        hint: 'connect it again under Accounts, or disconnect it to play with the burner account',
      })
    }
    if (chainId !== deployment.evm.chainId) await switchChain(config, { chainId: deployment.evm.chainId })
    return { kind: 'wallet', address, account: await getWalletClient(config) }
  },
}

/** After a reload only the wallet's name is known, until the wallet is reconnected. */
async function reconnected(deployment: Deployment): Promise<Config> {
  const config = configOf(deployment)
  if (getConnection(config).status !== 'connected') await reconnect(config)
  return config
}

let current: { key: string; config: Config } | undefined

function configOf(deployment: Deployment): Config {
  const key = `${deployment.evm.chainId} ${deployment.evm.rpcUrl}`
  if (current?.key !== key) current = { key, config: makeConfig(deployment) }
  return current.config
}

function makeConfig(deployment: Deployment): Config {
  const { chain } = connectChain({ deployment })
  const config = createConfig({
    chains: [chain],
    transports: { [chain.id]: http() },
    storage: createStorage({ storage: window.localStorage, key: 'fivefold.wagmi' }),
  })
  // The user may switch accounts or disconnect in the wallet itself.
  watchConnection(config, {
    onChange: ({ status, address, connector }) => {
      const { setWallet, removeWallet } = useWalletStore.getState()
      if (status === 'connected') setWallet('evm', { id: connector.id, name: connector.name, address })
      if (status === 'disconnected') removeWallet('evm')
    },
  })
  return config
}

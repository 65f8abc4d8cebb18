import type { Deployment } from '@fivefold/sdk/config'
import {
  fundAccount,
  type PolkadotAccount,
  type PolkadotConnection,
  readBalance,
} from '@fivefold/sdk/polkadot'
import { findPlayer } from '../../../accounts/find-player.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useChainClients } from '../../../hooks/use-chain-clients.js'
import { useDeployment } from '../../../hooks/use-deployment.js'

/** The chain that the CCG lives on: opened on first use, shared with the rest of the page. */
export type Ccg = {
  /** Names the chain in query keys. */
  target: string
  deployment: Deployment
  open: () => Promise<PolkadotConnection>
  /** Who plays, ready to send transactions: an empty burner account is funded first. */
  player: () => Promise<{ connection: PolkadotConnection; account: PolkadotAccount }>
}

export function useCcg(): Ccg {
  const clients = useChainClients()
  const deployment = useDeployment()
  const open = async () => (await clients.polkadot()).connection
  return {
    target: chainTarget(deployment, 'polkadot'),
    deployment,
    open,
    player: async () => {
      const connection = await open()
      const { kind, address, account } = await findPlayer('polkadot', deployment)
      if (kind === 'burner') await fundIfEmpty(connection, address)
      return { connection, account }
    },
  }
}

export async function fundIfEmpty(connection: PolkadotConnection, address: string): Promise<void> {
  if ((await readBalance(connection, address)).raw === 0n) await fundAccount(connection, address)
}

import type { Deployment } from '@fivefold/sdk/config'
import { fundAccount, readBalance, type SolanaAccount, type SolanaConnection } from '@fivefold/sdk/solana'
import { findPlayer } from '../../../accounts/find-player.js'
import { chainTarget } from '../../../hooks/chain-target.js'
import { useChainClients } from '../../../hooks/use-chain-clients.js'
import { useDeployment } from '../../../hooks/use-deployment.js'

export type Sender = {
  connection: SolanaConnection
  account: SolanaAccount
  /** The faucet's business, or its owner's. */
  isBurner: boolean
}

/** The chain that DOLERO lives on: opened on first use, shared with the rest of the page. */
export type Dolero = {
  /** Names the chain in query keys. */
  target: string
  deployment: Deployment
  open: () => Promise<SolanaConnection>
  /** Who plays, ready to send transactions: an empty burner account is funded first. */
  player: () => Promise<Sender>
}

export function useDolero(): Dolero {
  const clients = useChainClients()
  const deployment = useDeployment()
  const open = async () => (await clients.solana()).connection
  return {
    target: chainTarget(deployment, 'solana'),
    deployment,
    open,
    player: async () => {
      const connection = await open()
      const { kind, address, account } = await findPlayer('solana', deployment)
      if (kind === 'burner') await fundUpTo(connection, address, 1n)
      return { connection, account, isBurner: kind === 'burner' }
    },
  }
}

/** The faucet gives little at a time; the largest table wants a lot. */
const mostGifts = 20

/** Asks the local faucet until an account has `lamports`. */
export async function fundUpTo(connection: SolanaConnection, address: string, lamports: bigint) {
  for (let gifts = 0; gifts < mostGifts; gifts++) {
    if ((await readBalance(connection, address)).raw >= lamports) return
    await fundAccount(connection, address)
  }
}

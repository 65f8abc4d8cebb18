import {
  fundAccount,
  type PolkadotAccount,
  type PolkadotConnection,
  readBalance,
} from '@fivefold/sdk/polkadot'
import { findPlayer } from '../../../accounts/find-player.js'
import { type Chain, chainHooks, useChain } from '../../../hooks/use-chain.js'

export const { useChainQuery, useRefresh } = chainHooks('ccg', 'polkadot')

/** The chain that the CCG runs on. */
type Ccg = Chain<'polkadot'> & {
  /** Returns the player, ready to send transactions; funds an empty burner account first. */
  player: () => Promise<{ connection: PolkadotConnection; account: PolkadotAccount }>
}

export function useCcg(): Ccg {
  const chain = useChain('polkadot')
  const player = async () => {
    const connection = await chain.open()
    const { kind, address, account } = await findPlayer('polkadot', chain.deployment)
    if (kind === 'burner') await fundIfEmpty(connection, address)
    return { connection, account }
  }
  return { ...chain, player }
}

export async function fundIfEmpty(connection: PolkadotConnection, address: string): Promise<void> {
  if ((await readBalance(connection, address)).raw === 0n) await fundAccount(connection, address)
}

import type { Deployment } from '@fivefold/sdk/config'
import { type EvmAccount, type EvmConnection, fundAccount, readBalance } from '@fivefold/sdk/evm'
import { type Address, getAddress } from 'viem'
import { findPlayer } from './find-player.js'

export type FundedPlayer = { address: Address; account: EvmAccount }

/** Returns the player, ready to send transactions; funds an empty burner account first. */
export async function findFundedPlayer(
  connection: EvmConnection,
  deployment: Deployment,
): Promise<FundedPlayer> {
  const { kind, address, account } = await findPlayer('evm', deployment)
  if (kind === 'burner') await fundIfEmpty(connection, address)
  return { address: getAddress(address), account }
}

export async function fundIfEmpty(connection: EvmConnection, address: string): Promise<void> {
  if ((await readBalance(connection, address)).raw === 0n) await fundAccount(connection, address)
}

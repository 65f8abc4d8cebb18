import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { EvmAccount } from '@fivefold/sdk/evm'
import { getAddress } from 'viem'
import type { Player } from '../chains/player.js'
import { findPlayer } from './find-player.js'

/** Returns the player on EVM; throws unless it is the account of the seat. */
export async function findSeatedPlayer(
  deployment: Deployment,
  seated: string | null | undefined,
): Promise<Player<EvmAccount>> {
  const player = await findPlayer('evm', deployment)
  if (seated === getAddress(player.address)) return player
  throw new FivefoldError('This seat belongs to another account', {
    code: 'WRONG_ACCOUNT',
    value: seated,
    hint: `play as ${seated} to sign`,
  })
}

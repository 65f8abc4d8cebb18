import { FivefoldError } from '../../../core/error.js'
import { triadCardsAbi, triadLeagueAbi, triadLensAbi } from '../../../generated/evm/abis.js'
import type { EvmConnection } from '../connect.js'

/** Address and ABI of the three contracts, to spread into a call. */
export function triadContracts({ contracts: { triad } }: EvmConnection) {
  if (!triad) throw new FivefoldError('No Triad league is deployed on this chain', { code: 'NOT_DEPLOYED' })
  return {
    league: { abi: triadLeagueAbi, address: triad.league },
    cards: { abi: triadCardsAbi, address: triad.cards },
    lens: { abi: triadLensAbi, address: triad.lens },
  } as const
}

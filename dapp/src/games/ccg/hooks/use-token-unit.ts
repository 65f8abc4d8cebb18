import { useBalance } from '../../../hooks/use-balance.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'

/** Decimals and symbol of the chain's token; known once the player's balance is. */
export function useTokenUnit(): { decimals: number; symbol: string } | undefined {
  const { data } = useBalance('polkadot', usePlayerAddress('polkadot'))
  return data && { decimals: data.decimals, symbol: data.symbol }
}

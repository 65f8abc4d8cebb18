import { findBotSide } from '@fivefold/sdk/core'
import { useMemo } from 'react'
import { useDeployment } from '../../hooks/use-deployment.js'

/**
 * The side that the other player's bot plays; null if neither player is a bot. Keys are derived once per pair.
 * Bots play on local chains only.
 */
export function useBotSide(
  [a, b]: readonly [string, string],
  botAddress: (player: string) => string,
): 0 | 1 | null {
  const { local } = useDeployment()
  return useMemo(() => (local ? findBotSide([a, b], botAddress) : null), [local, a, b, botAddress])
}

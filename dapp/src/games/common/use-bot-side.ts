import { findBotSide } from '@fivefold/sdk/core'
import { useMemo } from 'react'

/** Where the other player's bot sits; null where both are players of their own. Keys are derived once per pair. */
export function useBotSide(
  [a, b]: readonly [string, string],
  botAddress: (player: string) => string,
): 0 | 1 | null {
  return useMemo(() => findBotSide([a, b], botAddress), [a, b, botAddress])
}

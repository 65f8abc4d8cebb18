import type { Adjustment } from '@fivefold/sdk/polkadot/ccg'

const stats = ['cost', 'attack', 'health'] as const

/** A change in words, like "attack +1, cost −2". */
export function changeText(adjustment: Adjustment): string {
  const parts = stats.flatMap((stat) => {
    const amount = adjustment[stat]
    return amount === 0 ? [] : [`${stat} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`]
  })
  return parts.length === 0 ? 'no change' : parts.join(', ')
}

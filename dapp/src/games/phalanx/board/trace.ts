import type { Column, PlayerIndex } from '@fivefold/sdk/phalanx'
import type { LoggedAction } from './battle-log.js'

/** The marker of the last action on a column. */
export type Trace = {
  kind: 'struck' | 'striker'
  /** Identifies the action: a new one restarts the animation. */
  at: number
}

/** Whether the last of these actions was an attack from or on this column. */
export function traceOf(
  entries: readonly LoggedAction[],
  player: PlayerIndex,
  column: Column,
): Trace | undefined {
  const action = entries.at(-1)?.action
  if (action?.type !== 'attack' || action.targetPosition.col !== column) return undefined
  return { kind: action.playerIndex === player ? 'striker' : 'struck', at: entries.length }
}

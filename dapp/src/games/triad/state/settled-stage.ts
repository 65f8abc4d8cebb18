import type { RecordStage } from '../../../chains/record-match.js'

/** The opponent's transaction counts as much as the player's own. */
export function settledStage(
  own: RecordStage | undefined,
  isSettled: boolean,
  isIndexed: boolean,
): RecordStage | undefined {
  if (isIndexed) return 'indexed'
  return isSettled && own !== 'late' ? 'in block' : own
}

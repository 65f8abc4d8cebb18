import {
  type Game,
  type GameRecord,
  type RecordedBatch,
  type ReplayStep,
  replaySteps,
  toHex,
} from '@fivefold/sdk/ccg'
import type { HashCheck } from '../../common/replay/replay.js'
import { type Names, verb } from '../../common/seat-names.js'
import type { LogGroup } from './event-log.js'
import { eventText } from './log-text.js'

/** A recorded game, replayed by the rules: every state, starting with the one before any batch. */
export type Timeline = { readonly steps: readonly ReplayStep[]; readonly record: GameRecord }

/** Throws where the rules refuse a batch. */
export function buildTimeline(record: GameRecord): Timeline {
  return { steps: [...replaySteps(record)], record }
}

/** The log of a game, one group per batch. */
export function logGroups({ steps, record }: Timeline, names: Names): LogGroup[] {
  return record.batches.map((batch, index) => {
    const before = steps[index]?.game as Game
    const events = steps[index + 1]?.events ?? []
    const lines = events.flatMap((event) => eventText(event, before.activeIdx, names) ?? [])
    return { head: headOf(batch, before, names), lines }
  })
}

function headOf(batch: RecordedBatch, before: Game, names: Names): string {
  if ('timeout' in batch) return 'Time-out claimed'
  if ('resigned' in batch) return 'Resignation'
  if (batch.actions.length === 0) return `${verb(names[before.activeIdx], 'reveal')} a link`
  return `Turn ${before.turn}: ${names[before.activeIdx]}`
}

/** Compares the replay with the hashes that the chain recorded; undefined if it recorded none. */
export function checkHashes({ steps, record }: Timeline): HashCheck | undefined {
  const checked = record.batches.filter(({ stateHash }) => stateHash !== undefined).length
  if (checked === 0) return undefined
  const index = record.batches.findIndex(({ stateHash }, batch) => {
    const step = steps[batch + 1]
    return stateHash !== undefined && step !== undefined && toHex(stateHash) !== toHex(step.hash)
  })
  return { checked, mismatch: index < 0 ? undefined : index + 1 }
}

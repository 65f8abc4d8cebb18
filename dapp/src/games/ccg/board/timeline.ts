import {
  type Game,
  type GameRecord,
  type RecordedBatch,
  type ReplayStep,
  replaySteps,
  toHex,
} from '@fivefold/sdk/ccg'
import type { LogGroup } from './event-log.js'
import { eventText } from './log-text.js'
import { type Names, verb } from './names.js'

/** A recorded game as the rules play it again: every state, the first one before any batch. */
export type Timeline = { readonly steps: readonly ReplayStep[]; readonly record: GameRecord }

/** Throws where the rules refuse a batch. */
export function buildTimeline(record: GameRecord): Timeline {
  return { steps: [...replaySteps(record)], record }
}

/** The log of a game, a group a batch. */
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

/** Where a batch's recorded hash is not the one its replay comes to; undefined where all agree. */
export function firstMismatch({ steps, record }: Timeline): number | undefined {
  const index = record.batches.findIndex(({ stateHash }, batch) => {
    const step = steps[batch + 1]
    return stateHash !== undefined && step !== undefined && toHex(stateHash) !== toHex(step.hash)
  })
  return index < 0 ? undefined : index + 1
}

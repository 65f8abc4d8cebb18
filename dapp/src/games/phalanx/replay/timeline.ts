import { parse } from '@fivefold/sdk/core'
import {
  type Action,
  type Game,
  type GameConfig,
  gameRecordSchema,
  replaySteps,
  type TransactionLogEntry,
} from '@fivefold/sdk/phalanx'
import type { LoggedAction } from '../board/battle-log.js'

export type GameRecord = { config: GameConfig; actions: readonly Action[] }

export type Timeline = {
  /** One more than actions: the first is before any. */
  games: readonly Game[]
  hashes: readonly string[]
  entries: readonly LoggedAction[]
}

/** What a file of a match says, checked for its form. */
export function readRecord(text: string): GameRecord {
  return parse(gameRecordSchema, JSON.parse(text), 'match') as GameRecord
}

/** Every position of a match, by the rules; throws at an action that they refuse. */
export function buildTimeline({ config, actions }: GameRecord): Timeline {
  const steps = [...replaySteps(config, actions)]
  const entries = actions.flatMap((action, index) => {
    const details = steps[index + 1]?.details
    return details ? [{ action, details }] : []
  })
  return { games: steps.map(({ game }) => game), hashes: steps.map(({ hash }) => hash), entries }
}

/** The first position whose hash is not the one that the log has for it; undefined where all agree. */
export function firstMismatch({ hashes }: Timeline, log: readonly TransactionLogEntry[]): number | undefined {
  const found = log.findIndex(
    ({ stateHashBefore, stateHashAfter }, index) =>
      stateHashBefore !== hashes[index] || stateHashAfter !== hashes[index + 1],
  )
  return found < 0 ? undefined : found + 1
}

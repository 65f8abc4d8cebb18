import { parse } from '@fivefold/sdk/core'
import {
  type Action,
  type Game,
  type GameConfig,
  gameRecordSchema,
  replaySteps,
  type TransactionDetail,
} from '@fivefold/sdk/war'
import { type Timeline as AnyTimeline, timelineOf } from '../../common/replay/timeline.js'

export type GameRecord = { config: GameConfig; actions: readonly Action[] }
export type Timeline = AnyTimeline<Game, Action, TransactionDetail>

/** What a file of a match says, checked for its form. */
export function readRecord(text: string): GameRecord {
  return parse(gameRecordSchema, JSON.parse(text), 'match') as GameRecord
}

/** Every position of a match, by the rules; throws at an action that they refuse. */
export const buildTimeline = ({ config, actions }: GameRecord): Timeline =>
  timelineOf(replaySteps(config, actions), actions)

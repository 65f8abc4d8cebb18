import type { ReactNode } from 'react'

/** The result of comparing the replay with the recorded state hashes. */
export type HashCheck = {
  checked: number
  /** The first step after which the hashes differ, from 1. */
  mismatch: number | undefined
}

export type ReplayBoardProps<Record, Timeline> = {
  record: Record
  timeline: Timeline
  /** Number of steps shown. */
  position: number
  /** Buttons, slider and the text of the last step, to be placed by the board. */
  controls: ReactNode
  /** Pauses the playback while a step is still being animated. */
  setHeld: (isHeld: boolean) => void
}

export type ReplayLogProps<Timeline> = {
  timeline: Timeline
  position: number
  onGo: (position: number) => void
}

/** How a recorded match of a game is parsed, replayed and shown. Declared as methods, so that a `Replay` of any game is assignable to `Replay`. */
export type Replay<Record = unknown, Timeline = unknown> = {
  /** The name of one step, like "turn". */
  unit: string
  /** Delay between two steps of the playback, in milliseconds. */
  pause: number
  /** An example of a file. */
  example: string
  /** The heading of the list of steps. */
  logLabel: string
  /** The source of the recorded hashes. */
  recordedBy?: 'chain' | 'log'
  /** Parses a file; throws if it is not a match. */
  parse(json: unknown): Record
  /** Replays the record; throws if the rules refuse a step. */
  build(record: Record): Timeline
  /** The number of steps. */
  count(timeline: Timeline): number
  /** The text of the step before this position, from 1. */
  textAt(timeline: Timeline, position: number): string
  hashAt?(timeline: Timeline, position: number): string | undefined
  /** Undefined if the record has no hashes. */
  check?(record: Record, timeline: Timeline): HashCheck | undefined
  /** The name of the downloaded file, without its extension. */
  file(record: Record): { name: string; json: unknown }
  Board(props: ReplayBoardProps<Record, Timeline>): ReactNode
  Log(props: ReplayLogProps<Timeline>): ReactNode
}

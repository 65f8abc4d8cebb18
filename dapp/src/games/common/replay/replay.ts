import type { ReactNode } from 'react'

/** Which of the recorded state hashes the replay came to. */
export type HashCheck = {
  checked: number
  /** The first step after which the hashes differ, from 1. */
  mismatch: number | undefined
}

export type ReplayBoardProps<Record, Timeline> = {
  record: Record
  timeline: Timeline
  /** Steps that have happened. */
  position: number
  /** Buttons, slider and the text of the last step; the board places them. */
  controls: ReactNode
  /** Holds a replay that runs by itself while a step is still being animated. */
  setHeld: (isHeld: boolean) => void
}

export type ReplayLogProps<Timeline> = {
  timeline: Timeline
  position: number
  onGo: (position: number) => void
}

/** How a recorded match of a game is read, replayed and shown. Methods, so that the shells can take any game's. */
export type Replay<Record = unknown, Timeline = unknown> = {
  /** What one step is called, like "turn". */
  unit: string
  /** Between two steps of a replay that runs by itself, in milliseconds. */
  pause: number
  /** What a file looks like. */
  example: string
  /** The heading of the list of steps. */
  logLabel: string
  /** Where the recorded hashes come from. */
  recordedBy?: 'chain' | 'log'
  /** Checks the form of a file; throws where it is no match. */
  parse(json: unknown): Record
  /** Plays the record; throws at what the rules refuse. */
  build(record: Record): Timeline
  /** The number of steps. */
  count(timeline: Timeline): number
  /** What happened in the step before this position, from 1. */
  textAt(timeline: Timeline, position: number): string
  hashAt?(timeline: Timeline, position: number): string | undefined
  /** Undefined where the record has no hashes. */
  check?(record: Record, timeline: Timeline): HashCheck | undefined
  /** The file to download, without its ending. */
  file(record: Record): { name: string; json: unknown }
  Board(props: ReplayBoardProps<Record, Timeline>): ReactNode
  Log(props: ReplayLogProps<Timeline>): ReactNode
}

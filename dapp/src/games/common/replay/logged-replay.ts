import { parse } from '@fivefold/sdk/core'
import type { PlayedState } from '../match/server-game.js'
import type { Names } from '../seat-names.js'
import type { HashCheck, Replay } from './replay.js'

type Step<State, Details> = { game: State; hash: string; details?: Details | undefined }
type LoggedHashes = { stateHashBefore: string; stateHashAfter: string }

/** A match of the server: its setup, its actions, and the state hashes if its log is available. */
export type LoggedRecord<Config, Action> = {
  config: Config
  actions: readonly Action[]
  log?: readonly LoggedHashes[]
  /** Used in the name of its file. */
  name?: string
}

export type LoggedTimeline<State, Action, Details> = {
  /** One more than actions: the first is the state before any action. */
  games: readonly State[]
  hashes: readonly string[]
  entries: readonly { action: Action; details: Details }[]
}

type Parts<Config, Action, State, Details> = {
  rules: {
    /** The schema of a file. */
    schema: Parameters<typeof parse>[0]
    /** Every state of the match; throws at an action that the rules refuse. */
    steps: (config: Config, actions: readonly Action[]) => Iterable<Step<State, Details>>
  }
} & Omit<
  Replay<LoggedRecord<Config, Action>, LoggedTimeline<State, Action, Details>>,
  'unit' | 'recordedBy' | 'parse' | 'build' | 'count' | 'hashAt' | 'check' | 'file'
>

/** The replay of a game whose log has a state hash before and after each action. */
export function loggedReplay<Config, Action, State, Details>({
  rules: { schema, steps },
  ...shown
}: Parts<Config, Action, State, Details>): Replay<
  LoggedRecord<Config, Action>,
  LoggedTimeline<State, Action, Details>
> {
  return {
    ...shown,
    unit: 'action',
    recordedBy: 'log',
    parse: (json) => parse(schema, json, 'match') as LoggedRecord<Config, Action>,
    build: ({ config, actions }) => timelineOf(steps(config, actions), actions),
    count: ({ entries }) => entries.length,
    hashAt: ({ hashes }, position) => hashes[position],
    check: ({ log }, { hashes }) => log && checkHashes(hashes, log),
    file: ({ config, actions, name = 'match' }) => ({ name, json: { config, actions } }),
  }
}

function timelineOf<State, Action, Details>(
  replayed: Iterable<Step<State, Details>>,
  actions: readonly Action[],
): LoggedTimeline<State, Action, Details> {
  const steps = [...replayed]
  const entries = actions.flatMap((action, index) => {
    const details = steps[index + 1]?.details
    return details ? [{ action, details }] : []
  })
  return { games: steps.map(({ game }) => game), hashes: steps.map(({ hash }) => hash), entries }
}

function checkHashes(hashes: readonly string[], log: readonly LoggedHashes[]): HashCheck {
  const found = log.findIndex(
    ({ stateHashBefore, stateHashAfter }, index) =>
      stateHashBefore !== hashes[index] || stateHashAfter !== hashes[index + 1],
  )
  return { checked: hashes.length, mismatch: found < 0 ? undefined : found + 1 }
}

/** The players' names in a replay, where no viewer has a seat. */
export const namesIn = ({ players: [first, second] }: Pick<PlayedState, 'players'>): Names => [
  first.player.name,
  second.player.name,
]

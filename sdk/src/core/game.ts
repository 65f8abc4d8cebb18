import { z } from 'zod'
import type { FivefoldError } from './error.js'
import type { PlayerIndex, Viewer } from './player.js'
import type { Random } from './random.js'
import type { Result } from './result.js'

/** The types of one game. */
export interface GameTypes {
  /** Everything that is fixed before the first action: players, options, cards, seed. */
  readonly Config: unknown
  readonly State: unknown
  /** One input of the rules as it is recorded: by a player, a chain, an oracle or a server. */
  readonly Action: unknown
  /** One thing that happened. */
  readonly Event: unknown
  /** The state as one viewer may see it. */
  readonly View: unknown
  /** A player's choice. On a server it is the action; on a chain the action also has the block or time. */
  readonly Move: unknown
  /** One entry of `legal`: a move, or a range of moves that cannot be listed. */
  readonly LegalMove: unknown
}

/** The types of a game whose moves are its actions and whose views have the type of its state. */
export interface PlainGameTypes<Config, State, Action, Event> extends GameTypes {
  readonly Config: Config
  readonly State: State
  readonly Action: Action
  readonly Event: Event
  readonly View: State
  readonly Move: Action
  readonly LegalMove: Action
}

/** A whole game: config and actions, from which it can be replayed. */
export type GameRecord<T extends GameTypes = GameTypes> = {
  readonly config: T['Config']
  readonly actions: readonly T['Action'][]
}

/** A state and the events that led to it; the first state follows from the config alone. */
export type GameStep<T extends GameTypes = GameTypes> = {
  readonly state: T['State']
  readonly events: readonly T['Event'][]
}

/** The end of a game. */
export type GameOutcome = {
  /** Null: there is no winner. */
  readonly winner: PlayerIndex | null
  /** How it ended, in the game's own words: `forfeit`, `draw`, `cancelled`. */
  readonly reason: string
}

/** The result of a replay. */
export type GameReplay<T extends GameTypes = GameTypes> = {
  /** Every state up to the end, or up to the refused action. Empty where the config is refused. */
  readonly steps: readonly GameStep<T>[]
  /** The first action that the rules refuse; -1 is the config. */
  readonly refused?: { readonly index: number; readonly error: FivefoldError }
}

/** Converts a value to JSON and back. */
export interface Codec<T> {
  /** Parses the JSON. */
  readonly schema: z.ZodType<T>
  /** JSON that the schema parses. */
  toJson(value: T): unknown
}

/** The JSON forms of a game. */
export interface GameCodec<T extends GameTypes = GameTypes> {
  readonly config: Codec<T['Config']>
  readonly action: Codec<T['Action']>
  /** A whole game as a file. */
  readonly record: Codec<GameRecord<T>>
  /** A state as JSON for display; it is not parsed again. */
  stateToJson(state: T['State']): unknown
}

/** The codec of a game whose config and actions are plain JSON values. */
export const plainCodec = <Config, Action>(config: z.ZodType<Config>, action: z.ZodType<Action>) => ({
  config: { schema: config, toJson: (value: Config): unknown => value },
  action: { schema: action, toJson: (value: Action): unknown => value },
})

/** The seat that a bot plays. */
export type BotSeat<T extends GameTypes = GameTypes> = {
  readonly player: PlayerIndex
  /** One of the game's `strengths`. */
  readonly strength: string
  /** The same random numbers give the same moves. */
  readonly random: Random
  readonly config: T['Config']
}

/** A bot in its seat; it may keep state between moves. */
export interface Bot<T extends GameTypes = GameTypes> {
  /** The bot's next moves, from the view of its seat; none while it waits. */
  choose(view: T['View']): readonly T['Move'][]
}

/** The bots of a game. */
export interface GameBot<T extends GameTypes = GameTypes> {
  /** Weakest first. */
  readonly strengths: readonly [string, ...string[]]
  create(seat: BotSeat<T>): Bot<T>
}

/** A command-line flag with a value. */
export type GameFlag = {
  /** The placeholder of the value in the help, such as `strength`. */
  readonly value: string
  readonly description: string
  /** Set where the value may be the path of a JSON file: a value that is not inline is read as a file. */
  readonly isInline?: (text: string) => boolean
}

/** Flags by the name of their option, and the schema that parses them. */
export interface GameFlags<Options = unknown> {
  readonly flags: Readonly<Record<string, GameFlag>>
  readonly options: z.ZodType<Options>
}

/** A game that bots played to its end. */
export type PlayedGame<T extends GameTypes = GameTypes> = GameRecord<T> & { readonly state: T['State'] }

/** Whole games between bots, for `simulate`, checks and benches. */
export interface Simulation<T extends GameTypes = GameTypes, Options = unknown> extends GameFlags<Options> {
  /** The name of the flag that prints the games themselves; `records` by default. */
  readonly recordsFlag?: string
  /** Plays one game; `index` counts the games of this run. */
  play(random: Random, options: Options, index: number): PlayedGame<T>
  /** A summary of the games as plain JSON. */
  summarize(games: Iterable<PlayedGame<T>>, options: Options): object
}

/** Flags of `replay` that change the config of a record. */
export interface ConfigOverrides<T extends GameTypes = GameTypes, Options = unknown>
  extends GameFlags<Options> {
  override(config: T['Config'], options: Options): T['Config']
}

/** The terms that a game's files and messages use. */
export type GameTerms = {
  readonly record: string
  readonly config: string
  readonly action: string
  /** The JSON of a record, for the help. */
  readonly recordShape: string
}

/** One game: its rules, its JSON, its bots and its replay, without chain, clock or I/O. */
export interface Game<T extends GameTypes = GameTypes> {
  /** Its name in paths, commands, protocols and registries: lower case. */
  readonly id: string
  /** Its name for people. */
  readonly title: string
  /** The first state. */
  start(config: T['Config']): Result<GameStep<T>, FivefoldError>
  /** The next state. The given state is not changed. */
  apply(state: T['State'], action: T['Action'], config: T['Config']): Result<GameStep<T>, FivefoldError>
  /** The player who makes an action; null where it is not a player's. */
  actor(state: T['State'], action: T['Action']): PlayerIndex | null
  /** The legal moves of a player, without forfeiting. Clocks are not considered: `apply` checks them. */
  legal(state: T['State'], player: PlayerIndex, config: T['Config']): readonly T['LegalMove'][]
  /** What a viewer may see. */
  view(state: T['State'], viewer: Viewer): T['View']
  /** Undefined while the game runs. */
  outcome(state: T['State']): GameOutcome | undefined
  /** Hex digest of the whole state. */
  hash(state: T['State']): string
  /** The invariant that a state violates, if any. */
  brokenInvariant?(state: T['State']): string | undefined
  readonly codec: GameCodec<T>
  readonly bot: GameBot<T>
  readonly simulation: Simulation<T>
  /** Plays a recorded game again. */
  replay(record: GameRecord<T>): GameReplay<T>
  /** The JSON that the command `replay` prints; undefined: only the error. */
  reportReplay(record: GameRecord<T>, replay: GameReplay<T>): unknown
  readonly overrides?: ConfigOverrides<T>
  readonly terms: GameTerms
}

/** The parts of a game that its author defines; `defineGame` adds the rest. */
export type GameDefinition<T extends GameTypes> = Omit<
  Game<T>,
  'codec' | 'replay' | 'reportReplay' | 'terms'
> & {
  readonly codec: Omit<GameCodec<T>, 'record' | 'stateToJson'> & Partial<GameCodec<T>>
  readonly reportReplay?: Game<T>['reportReplay']
  readonly terms?: GameTerms
}

/**
 * Defines a game.
 *
 * Defaults: a record is `{ config, actions }`, a state is its own JSON, and `replay` prints
 * `{ valid, actionCount, finalStateHash, state }`.
 *
 * @example
 * export const noughts = defineGame<PlainGameTypes<Config, State, Action, Event>>({
 *   id: 'noughts',
 *   title: 'Noughts and Crosses',
 *   start: () => ({ ok: true, state: emptyBoard, events: [] }),
 *   …
 * })
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  const codec: GameCodec<T> = {
    record: recordCodec<T>(definition.codec),
    stateToJson: (state) => state,
    ...definition.codec,
  }
  const game: Game<T> = {
    terms: defaultTerms,
    reportReplay: ({ actions }, { steps, refused }) => {
      const last = steps.at(-1)
      return {
        valid: refused === undefined,
        actionCount: refused ? Math.max(0, refused.index) : actions.length,
        ...(last && { finalStateHash: game.hash(last.state), state: codec.stateToJson(last.state) }),
      }
    },
    ...definition,
    codec,
    replay: (record) => replay(game, record),
  }
  return game
}

const defaultTerms: GameTerms = {
  record: 'game',
  config: 'config',
  action: 'action',
  recordShape: '{ config, actions }',
}

function recordCodec<T extends GameTypes>({
  config,
  action,
}: Pick<GameCodec<T>, 'config' | 'action'>): Codec<GameRecord<T>> {
  return {
    schema: z.object({ config: config.schema, actions: z.array(action.schema) }),
    toJson: (record) => ({
      config: config.toJson(record.config),
      actions: record.actions.map((one) => action.toJson(one)),
    }),
  }
}

function replay<T extends GameTypes>(game: Game<T>, { config, actions }: GameRecord<T>): GameReplay<T> {
  const start = game.start(config)
  if (!start.ok) return { steps: [], refused: { index: -1, error: start.error } }
  const steps: GameStep<T>[] = [{ state: start.state, events: start.events }]
  let { state } = start
  for (const [index, action] of actions.entries()) {
    const next = game.apply(state, action, config)
    if (!next.ok) return { steps, refused: { index, error: next.error } }
    state = next.state
    steps.push({ state, events: next.events })
  }
  return { steps }
}

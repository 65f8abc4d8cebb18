import type { Command } from 'commander'
import type { Game, GameFlags, GameTypes } from '../core/game.js'
import { parse } from '../core/parse.js'
import { printJson } from './print-json.js'
import { readJson } from './read-json.js'
import { type SimulateOptions, simulate, simulatedRecords, verifySimulated } from './simulate.js'

const flagName = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function addFlags(command: Command, { flags }: GameFlags): Command {
  for (const [option, { value, description }] of Object.entries(flags))
    command.option(`--${flagName(option)} <${value}>`, description)
  return command
}

/** The values of flags, with JSON files read. */
async function readFlags<Input extends Readonly<Record<string, unknown>>>(
  { flags }: GameFlags,
  input: Input,
) {
  const values: Record<string, unknown> = { ...input }
  for (const [option, { isInline }] of Object.entries(flags)) {
    const text = input[option]
    if (isInline && typeof text === 'string' && !isInline(text)) values[option] = await readJson(text)
  }
  return { ...input, ...values }
}

async function replayFile<T extends GameTypes>(
  game: Game<T>,
  file: string,
  input: Record<string, unknown>,
): Promise<void> {
  const { codec, terms, overrides } = game
  const read = parse(codec.record.schema, await readJson(file), terms.record)
  const record = overrides
    ? { ...read, config: overrides.override(read.config, parse(overrides.options, input, 'replay')) }
    : read
  const replay = game.replay(record)
  const report = game.reportReplay(record, replay)
  if (report !== undefined) printJson(report, 2)
  const { refused } = replay
  if (!refused) return
  if (report === undefined) throw refused.error
  const place = refused.index < 0 ? terms.config : `${terms.action} ${refused.index}`
  process.stderr.write(`${place}: ${refused.error.message}\n`)
  process.exitCode = 1
}

async function playGames<T extends GameTypes>(game: Game<T>, input: SimulateOptions): Promise<void> {
  const { simulation } = game
  const options = await readFlags(simulation, input)
  if (options.verify) {
    const { games, differences } = verifySimulated(game, options, {
      report: printJson,
      progress: (done) => process.stderr.write(`${done} of ${options.games}\n`),
    })
    process.stdout.write(`${games} games, ${differences} differences\n`)
    if (differences > 0) process.exitCode = 1
    return
  }
  if (!options[simulation.recordsFlag ?? 'records']) return printJson(simulate(game, options), 2)
  for (const record of simulatedRecords(game, options)) printJson(record)
}

/** Adds `fivefold <game> replay` and `fivefold <game> simulate`. */
export function addGame<T extends GameTypes>(program: Command, game: Game<T>): Command {
  const { id, title, terms, simulation, overrides } = game
  const command = program.command(id).description(`replay and simulate ${title}`)

  const replay = command
    .command('replay')
    .description(`replay a ${terms.record} and print its result as JSON`)
    .argument('<file>', `${terms.recordShape} as JSON; - is standard input`)
  if (overrides) addFlags(replay, overrides)
  replay.action((file: string, options: Record<string, unknown>) => replayFile(game, file, options))

  const play = command
    .command('simulate')
    .description('play games between bots and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same games')
  addFlags(play, simulation)
    .option(
      `--${simulation.recordsFlag ?? 'records'}`,
      'print the games instead, one JSON object per line, as replay reads them',
    )
    .option('--verify', 'check every position and the replay of each game instead, and print what differs')
    .action((options: SimulateOptions) => playGames(game, options))

  return command
}

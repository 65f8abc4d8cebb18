import type { Command } from 'commander'
import type { PlayOptions } from './play/index.js'
import type { ReplayOptions } from './replay.js'
import type { SimulateOptions } from './simulate.js'

const print = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`)
}

// Rules and client are loaded only by the commands that need them.
async function replay(file: string, options: ReplayOptions): Promise<void> {
  const { replayFile } = await import('./replay.js')
  const { refused, ...result } = await replayFile(file, options)
  print(result, 2)
  if (!refused) return
  process.stderr.write(`action ${refused.index}: ${refused.reason}\n`)
  process.exitCode = 1
}

type PlayGamesOptions = SimulateOptions & { records?: boolean; verify?: boolean }

async function playGames({ records, verify, ...options }: PlayGamesOptions): Promise<void> {
  const { simulate, simulatedGames, verifySimulated } = await import('./simulate.js')
  if (verify) {
    const { games, differences } = verifySimulated(options, {
      report: print,
      progress: (done) => process.stderr.write(`${done} of ${options.games}\n`),
    })
    process.stdout.write(`${games} games, ${differences} differences\n`)
    if (differences > 0) process.exitCode = 1
    return
  }
  if (!records) return print(simulate(options), 2)
  for (const game of simulatedGames(options)) print(game)
}

async function playMatch(options: PlayOptions): Promise<void> {
  const { play } = await import('./play/index.js')
  await play(options)
}

const rulesVersionOption = (fallback: string) =>
  [
    '--rules-version <n>',
    `first combat turn: 0, who deployed last; 1, player 0 (${fallback})`,
    Number,
  ] as const

/** Adds `fivefold phalanx …`. */
export function registerPhalanx(program: Command): void {
  const phalanx = program.command('phalanx').description('play, replay and simulate Phalanx Duel')

  phalanx
    .command('replay')
    .description('replay a game and print { valid, actionCount, finalStateHash, state } as JSON')
    .argument(
      '<file>',
      '{ config: { rngSeed, players, gameOptions, rulesVersion }, actions } as JSON; - is standard input',
    )
    .option(...rulesVersionOption('what the file names, else 1'))
    .action(replay)

  phalanx
    .command('play')
    .description('play or watch a match on a server, on the terminal')
    .option('--server <url>', 'match server (http://127.0.0.1:3001)')
    .option('--name <name>', 'your name')
    .option('--bot <strength>', 'against a bot: random, greedy or search')
    .option('--join <id>', 'join this match')
    .option('--player-id <id>', 'with --join: come back to your seat')
    .option('--watch <id>', 'watch this match')
    .option('--quick', 'join any open match, or open one')
    .option('--public', 'show the new match in the lobby')
    .option('--damage-mode <mode>', 'cumulative or per-turn')
    .option(...rulesVersionOption('1; the lobby takes no other'))
    .option('--auto <strength>', 'let a bot play your seat: random, greedy or search')
    .action(playMatch)

  phalanx
    .command('simulate')
    .description('play games between bots and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same games')
    .option('--strength-a <strength>', 'random, greedy or search')
    .option('--strength-b <strength>', 'random, greedy or search')
    .option('--damage-mode <mode>', 'cumulative or per-turn')
    .option(...rulesVersionOption('1'))
    .option('--records', 'print the games instead, one JSON object a line, as replay reads them')
    .option('--verify', 'check every position and the replay of each game instead, and print what differs')
    .action(playGames)
}

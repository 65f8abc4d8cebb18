import type { Command } from 'commander'
import type { SimulateOptions } from './simulate.js'

const print = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`)
}

// The rules are loaded only by the commands that need them.
async function replay(file: string): Promise<void> {
  const { replayFile } = await import('./replay.js')
  const { refused, ...result } = await replayFile(file)
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

/** Adds `fivefold war …`. */
export function registerWar(program: Command): void {
  const war = program.command('war').description('replay and simulate War with tarot cards')

  war
    .command('replay')
    .description('replay a game and print { valid, actionCount, finalStateHash, state } as JSON')
    .argument('<file>', '{ config: { seed, players }, actions } as JSON; - is standard input')
    .action(replay)

  war
    .command('simulate')
    .description('play games with random NFTs and lots and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same games')
    .option('--records', 'print the games instead, one JSON object a line, as replay reads them')
    .option('--verify', 'check every position and the replay of each game instead, and print what differs')
    .action(playGames)
}

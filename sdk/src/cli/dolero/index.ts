import type { Command } from 'commander'
import type { SimulateOptions } from './simulate.js'

const print = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`)
}

// The rules are loaded only by the commands that need them.
async function replay(file: string): Promise<void> {
  const { replayFile } = await import('./replay.js')
  const { refused, result } = await replayFile(file)
  print(result, 2)
  if (!refused) return
  process.stderr.write(`${refused.index < 0 ? 'open' : `input ${refused.index}`}: ${refused.reason}\n`)
  process.exitCode = 1
}

async function playGames({ records, ...options }: SimulateOptions & { records?: boolean }): Promise<void> {
  const { simulate, simulatedGames } = await import('./simulate.js')
  if (!records) return print(simulate(options), 2)
  for (const game of simulatedGames(options)) print(game)
}

/** Adds `fivefold dolero …`. */
export function registerDolero(program: Command): void {
  const dolero = program.command('dolero').description('replay and simulate games of DOLERO')

  dolero
    .command('replay')
    .description('replay a game, account for its money and print { valid, inputCount, game, … } as JSON')
    .argument('<file>', '{ open: { id, limits, key, stack }, inputs } as JSON; - is standard input')
    .action(replay)

  dolero
    .command('simulate')
    .description('play games between bots and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same games')
    .option('--table <name>', 'micro, medium, large or bonk')
    .option('--strength-a <strength>', 'random, greedy or search')
    .option('--strength-b <strength>', 'random, greedy or search')
    .option('--records', 'print the games instead, one JSON object a line, as replay reads them')
    .action(playGames)
}

import type { Command } from 'commander'
import type { DecodeOptions } from './decode.js'
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
  const place = refused.index < 0 ? 'start' : `batch ${refused.index}`
  process.stderr.write(`${place}: ${refused.reason}\n`)
  process.exitCode = 1
}

async function playGames({ records, ...options }: SimulateOptions & { records?: boolean }): Promise<void> {
  const { simulate, simulatedGames } = await import('./simulate.js')
  if (!records) return print(simulate(options), 2)
  for (const game of simulatedGames(options)) print(game)
}

async function encode(file: string): Promise<void> {
  const { encodeFile } = await import('./encode.js')
  process.stdout.write(`${await encodeFile(file)}\n`)
}

async function decode(hex: string, options: DecodeOptions): Promise<void> {
  const { decodeHex } = await import('./decode.js')
  print(decodeHex(hex, options), 2)
}

/** Adds `fivefold ccg …`. */
export function registerCcg(program: Command): void {
  const ccg = program
    .command('ccg')
    .description('replay and simulate games of the collectible card game, encode and decode its actions')

  ccg
    .command('replay')
    .description('replay a game and print { valid, batchCount, finalStateHash, state } as JSON')
    .argument('<file>', '{ start, batches } as JSON, as simulate --records prints it; - is standard input')
    .action(replay)

  ccg
    .command('simulate')
    .description('play games between bots with the demo deck and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same games')
    .option('--rules <version>', '1 (no effects) or 2')
    .option('--scheme <number>', '1 (block hash) or 3 (hash chains)')
    .option('--strength-a <strength>', 'random, greedy or search')
    .option('--strength-b <strength>', 'random, greedy or search')
    .option('--records', 'print the games instead, one JSON object a line, as replay reads them')
    .action(playGames)

  ccg
    .command('encode')
    .description('print the bytes of a batch, seven an action, as hex')
    .argument('<file>', 'a list of actions as JSON, as decode prints it; - is standard input')
    .action(encode)

  ccg
    .command('decode')
    .description('print as JSON what bytes say')
    .argument('<hex>', '0x and two digits a byte')
    .option('--as <kind>', 'actions, game, cards or events (actions)')
    .action(decode)
}

import type { Command } from 'commander'
import type { SimulateOptions } from './simulate.js'
import type { VerifyOptions } from './verify.js'

const print = (value: unknown, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(value, null, indent)}\n`)
}

// The rules are loaded only by the commands that need them.
async function replay(file: string): Promise<void> {
  const { replayFile } = await import('./replay.js')
  print(await replayFile(file), 2)
}

async function verify(file: string, options: VerifyOptions): Promise<void> {
  const { verifyFile } = await import('./verify.js')
  print(await verifyFile(file, options), 2)
}

async function playMatches({
  transcripts,
  ...options
}: SimulateOptions & { transcripts?: boolean }): Promise<void> {
  const { simulate, simulatedMatches } = await import('./simulate.js')
  if (!transcripts) return print(await simulate(options), 2)
  for await (const match of simulatedMatches(options)) print(match)
}

/** Adds `fivefold triad …`. */
export function registerTriad(program: Command): void {
  const triad = program
    .command('triad')
    .description('replay, verify and simulate matches of Nyano Triad League')

  triad
    .command('replay')
    .description('replay a match and print its result and boards as JSON')
    .argument('<file>', '{ header, turns, ruleset, cards } as JSON; - is standard input')
    .action(replay)

  triad
    .command('verify')
    .description("replay a match and check both players' signatures")
    .argument('<file>', '{ header, turns, ruleset, cards, domain, sigA, sigB } as JSON; - is standard input')
    .option('--chain-id <id>', 'chain of the signatures')
    .option('--contract <address>', 'contract of the signatures')
    .option('--sig-a <hex>', "player A's signature")
    .option('--sig-b <hex>', "player B's signature")
    .option('--now <seconds>', 'also check the deadline against this unix time')
    .action(verify)

  triad
    .command('simulate')
    .description('play legal matches between bots and print a summary as JSON')
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seed <text>', 'the same seed plays the same matches')
    .option('--ruleset <name>', 'default, core, or a JSON file with a config')
    .option('--strength-a <strength>', 'random, greedy or search')
    .option('--strength-b <strength>', 'random, greedy or search')
    .option('--transcripts', 'print the matches instead, one JSON object a line')
    .action(playMatches)
}

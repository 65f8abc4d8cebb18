import type { Command } from 'commander'
import { printJson } from '../../print-json.js'
import type { VerifyOptions } from './verify.js'

async function verify(file: string, options: VerifyOptions): Promise<void> {
  const { verifyFile } = await import('./verify.js')
  printJson(await verifyFile(file, options), 2)
}

/** Adds `fivefold triad verify`. */
export function addTriadCommands(triad: Command): void {
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
}
